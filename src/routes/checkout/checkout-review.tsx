import { privateHead } from '#commerce/page/head.ts';
import { loadAgain } from '#features/checkout/last-load.ts';
import { actOnReview, loadReview } from '#features/checkout/review/review-action.server.ts';
import { ReviewStep } from '#features/checkout/review/review-step.tsx';
import { sendReview } from '#features/checkout/review/send-review.ts';
import { CheckoutHeader } from '#shell/header/checkout-header.tsx';
import type { PageHandle } from '#shell/site-frame.tsx';

import type { Route } from './+types/checkout-review.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const handle: PageHandle = { Header: CheckoutHeader };
export const meta: Route.MetaFunction = (args) => privateHead(args, ['Review', 'Checkout']);

export function loader({ request }: Route.LoaderArgs) {
  return loadReview(request);
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadAgain('review', serverLoader);
}

export function action({ request }: Route.ActionArgs) {
  return actOnReview(request);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendReview(request, serverAction);
}

export default function CheckoutReview({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewStep data={loaderData} answer={actionData} />;
}
