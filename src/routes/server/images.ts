import { answerImage } from '#gateway/gateway.server.ts';

import type { Route } from './+types/images.ts';

export function loader({ request }: Route.LoaderArgs) {
  return answerImage(request);
}
