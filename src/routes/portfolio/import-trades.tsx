import { joined, preload } from '#api/cache/preload.ts';
import { refreshPortfolio } from '#api/portfolio/arrivals.ts';
import { customerQuery } from '#api/session/session.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { onNewAddress, orFailed } from '#commerce/form/unsent.ts';
import { fileDate } from '#commerce/format/file-date.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { customerIdIn, forCustomer } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { importByForm } from '#features/portfolio/import/import-action.server.ts';
import { ImportPage } from '#features/portfolio/import/import-page.tsx';

import type { Route } from './+types/import-trades.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const shouldRevalidate = onNewAddress;

export function loader({ request }: Route.LoaderArgs) {
  return forCustomer(request, async () => {
    const customer = await preload(customerQuery());
    const customerId = customerIdIn(customer);
    return { ...joined(customer), start: { customerId, today: todayNow() } };
  });
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, (form) => importByForm(form, todayNow(), request.signal));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orFailed(serverAction);
  } finally {
    await refreshPortfolio();
  }
}

/** The day in New York, ISO 8601: no other state of the mainland is further on. */
function todayNow(): string {
  return fileDate(new Date().toISOString());
}

export const meta: Route.MetaFunction = (args) => privateHead(args, ['Import a file', 'Portfolio']);

export default function ImportTradesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CustomersOnly heading="Import a file">
      <ImportPage {...loaderData.start} />
    </CustomersOnly>
  );
}
