import { llmsText } from '#features/site/crawlers/llms.ts';
import { publicFile } from '#gateway/calls.server.ts';

import type { Route } from './+types/llms.ts';

export const middleware = [publicFile()];

/** What the store is, for programs. */
export function loader({ request }: Route.LoaderArgs) {
  const text = llmsText(new URL(request.url).origin);
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
