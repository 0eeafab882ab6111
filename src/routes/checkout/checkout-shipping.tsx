import { readCheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import { privateHead } from '#commerce/page/head.ts';
import { loadAgain } from '#features/checkout/last-load.ts';
import { saveShipping } from '#features/checkout/shipping/shipping-action.server.ts';
import { ShippingStep } from '#features/checkout/shipping/shipping-step.tsx';
import { loadStep } from '#features/checkout/steps/load-step.server.ts';
import { sendStep } from '#features/checkout/steps/send-step.ts';
import { CheckoutHeader } from '#shell/header/checkout-header.tsx';
import type { PageHandle } from '#shell/site-frame.tsx';

import type { Route } from './+types/checkout-shipping.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const handle: PageHandle = { Header: CheckoutHeader };
export const meta: Route.MetaFunction = (args) => privateHead(args, ['Shipping', 'Checkout']);

export function loader({ request }: Route.LoaderArgs) {
  return loadStep(request, 'shipping', async () => ({ settings: await readCheckoutSettings() }));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadAgain('shipping', serverLoader);
}

export function action({ request }: Route.ActionArgs) {
  return saveShipping(request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendStep('shipping', serverAction);
}

export default function CheckoutShipping({ loaderData, actionData }: Route.ComponentProps) {
  return <ShippingStep data={loaderData} answer={actionData} />;
}
