import { answerImage } from '#gateway/gateway.server.ts';
import { explainRefusal } from '#gateway/refusal-page.server.ts';

import type { Route } from './+types/images.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return explainRefusal(request, await answerImage(request));
}
