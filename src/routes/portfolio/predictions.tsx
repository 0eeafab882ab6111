import { joined, prefetch, preload, softAnswerTo, type Preloaded } from '#api/cache/preload.ts';
import { refreshPortfolio } from '#api/portfolio/arrivals.ts';
import { refreshOutlook } from '#api/portfolio/outlook.ts';
import { customerQuery } from '#api/session/session.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { customerIdIn, forCustomer, loadSoftly } from '#commerce/session/for-customer.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { privateHead } from '#commerce/page/head.ts';
import { changePredictions } from '#features/portfolio/predictions/predictions-action.server.ts';
import {
  outlookQueries,
  pastQueries,
  PredictionsScreen,
} from '#features/portfolio/predictions/predictions-screen.tsx';

import type { Route } from './+types/predictions.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

type PredictionsData = Preloaded & { customerId: string };

export function loader({ request }: Route.LoaderArgs): Promise<PredictionsData> {
  return forCustomer(request, () => load(preload));
}

export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PredictionsData> {
  return forCustomer(request, () => load(prefetch));
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, changePredictions);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await orFailed(serverAction);
  } finally {
    // The answer comes with the page that it has changed.
    if (signedInNow()) await Promise.all([refreshOutlook(), refreshPortfolio()]);
  }
}

/** §8 Without its figures the page still has its frame; a guest and an expired session have none. */
async function load(by: typeof preload): Promise<PredictionsData> {
  const customer = await by(customerQuery());
  const customerId = customerIdIn(customer);
  const [held, ...others] = outlookQueries(customerId);
  const loaded = await loadSoftly(by, [held, ...others]);
  const metals = softAnswerTo(held, loaded)?.metals ?? [];
  const past = await loadSoftly(by, pastQueries(metals));
  return { ...joined(customer, loaded, past), customerId };
}

export const meta: Route.MetaFunction = (args) => privateHead(args, ['Predictions', 'Portfolio']);

export default function PredictionsRoute({ loaderData: { customerId } }: Route.ComponentProps) {
  return (
    <CustomersOnly heading="Predictions">
      <PredictionsScreen customerId={customerId} />
    </CustomersOnly>
  );
}
