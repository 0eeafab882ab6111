import { answer } from '#gateway/gateway.server.ts';
import type { Route } from './+types/api.ts';

export function loader({ request }: Route.LoaderArgs) {
  return answer(request);
}

export function action({ request }: Route.ActionArgs) {
  return answer(request);
}
