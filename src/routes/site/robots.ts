import { robotsText } from '#features/site/crawlers/robots.ts';
import { publicFile } from '#gateway/calls.server.ts';

import type { Route } from './+types/robots.ts';

export const middleware = [publicFile()];

/** The rules for crawlers. */
export function loader({ request }: Route.LoaderArgs) {
  const text = robotsText(new URL(request.url).origin);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
