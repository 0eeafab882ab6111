import { answer } from '#gateway/gateway.server.ts';
import { explainRefusal } from '#gateway/refusal-page.server.ts';
import type { Route } from './+types/api.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return explainRefusal(request, await answer(request));
}

export function action({ request }: Route.ActionArgs) {
  return answer(request);
}
