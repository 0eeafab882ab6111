import { answerTo, joined, preload } from '#api/cache/preload.ts';
import { productQuery } from '#api/catalog/product.ts';
import { refreshPortfolio } from '#api/portfolio/arrivals.ts';
import { customerQuery } from '#api/session/session.ts';
import { newKey } from '#commerce/form/form-key.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { customerIdIn, forCustomer } from '#commerce/session/for-customer.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { privateHead } from '#commerce/page/head.ts';
import { addByForm } from '#features/portfolio/add/add-holding-action.server.ts';
import { AddHoldingPage } from '#features/portfolio/add/add-holding-page.tsx';

import type { Route } from './+types/add-holding.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';

/** A product of the address that the store does not have is left out. */
export function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('product') ?? '';
  return forCustomer(request, async () => {
    const [customer, product] = await Promise.all([
      preload(customerQuery()),
      /^[1-9]\d{0,8}$/.test(id) ? preload(productQuery(Number(id))).catch(() => ({})) : {},
    ]);
    const found = answerTo(productQuery(Number(id)), product);
    return {
      ...joined(customer, product),
      start: {
        customerId: customerIdIn(customer),
        today: todayNow(),
        key: newKey(),
        chosen: found && { id: found.id, name: found.name, image: found.pictures[0].src },
      },
    };
  });
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, (form) => addByForm(form, todayNow()));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orFailed(serverAction);
  } finally {
    if (signedInNow()) await refreshPortfolio();
  }
}

/** The day in New York, ISO 8601: no other state of the mainland is further on. */
function todayNow(): string {
  return fileDate(new Date().toISOString());
}

export const meta: Route.MetaFunction = (args) => privateHead(args, ['Add a holding', 'Portfolio']);

export default function AddHoldingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CustomersOnly heading="Add a holding">
      <AddHoldingPage start={loaderData.start} />
    </CustomersOnly>
  );
}
