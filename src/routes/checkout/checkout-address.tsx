import { privateHead } from '#commerce/page/head.ts';
import { addressBook, saveAddress } from '#features/checkout/address/address-action.server.ts';
import { AddressStep } from '#features/checkout/address/address-step.tsx';
import { loadAgain } from '#features/checkout/last-load.ts';
import { loadStep } from '#features/checkout/steps/load-step.server.ts';
import { sendStep } from '#features/checkout/steps/send-step.ts';
import { CheckoutHeader } from '#shell/header/checkout-header.tsx';
import type { PageHandle } from '#shell/site-frame.tsx';

import type { Route } from './+types/checkout-address.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const handle: PageHandle = { Header: CheckoutHeader };
export const meta: Route.MetaFunction = (args) => privateHead(args, ['Address', 'Checkout']);

export function loader({ request }: Route.LoaderArgs) {
  return loadStep(request, 'address', async (open) => ({ book: await addressBook(request, open) }));
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadAgain('address', serverLoader);
}

export function action({ request }: Route.ActionArgs) {
  return saveAddress(request);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendStep('address', serverAction);
}

export default function CheckoutAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressStep data={loaderData} answer={actionData} />;
}
