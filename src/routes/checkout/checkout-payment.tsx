import { readCheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import { privateHead } from '#commerce/page/head.ts';
import { savePayment, waysToPay } from '#features/checkout/payment/payment-action.server.ts';
import { PaymentStep } from '#features/checkout/payment/payment-step.tsx';
import { loadAgain } from '#features/checkout/last-load.ts';
import { loadStep } from '#features/checkout/steps/load-step.server.ts';
import { sendStep } from '#features/checkout/steps/send-step.ts';
import { paymentPages } from '#gateway/payment-pages.server.ts';
import { CheckoutHeader } from '#shell/header/checkout-header.tsx';
import type { PageHandle } from '#shell/site-frame.tsx';

import type { Route } from './+types/checkout-payment.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const handle: PageHandle = { Header: CheckoutHeader };
export const meta: Route.MetaFunction = (args) => privateHead(args, ['Payment', 'Checkout']);

export function loader({ request }: Route.LoaderArgs) {
  return loadStep(request, 'payment', async ({ checkout }) => {
    const [options, settings] = await Promise.all([waysToPay(checkout), readCheckoutSettings()]);
    return { options, settings, pages: paymentPages() };
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadAgain('payment', serverLoader);
}

export function action({ request }: Route.ActionArgs) {
  return savePayment(request, paymentPages());
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendStep('payment', serverAction);
}

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentStep data={loaderData} answer={actionData} />;
}
