import { answerPaymentPage } from '#gateway/payment-pages.server.ts';

import type { Route } from './+types/payment-pages.ts';

export function loader({ request }: Route.LoaderArgs) {
  return answerPaymentPage(request);
}

export function action({ request }: Route.ActionArgs) {
  return answerPaymentPage(request);
}
