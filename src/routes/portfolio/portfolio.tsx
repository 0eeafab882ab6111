import { lazy, Suspense } from 'react';

import {
  joined,
  prefetch,
  prefetchSoftly,
  preload,
  preloadSoftly,
  type Preloaded,
} from '#api/cache/preload.ts';
import { refreshPortfolio } from '#api/portfolio/arrivals.ts';
import { portfolioQuery } from '#api/portfolio/portfolio.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { customerQuery } from '#api/session/session.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { NearAds } from '#commerce/ads/near-ads.tsx';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { customerIdIn, forCustomer, loadSoftly } from '#commerce/session/for-customer.ts';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { privateHead } from '#commerce/page/head.ts';
// A customer's page needs none of the code that these belong to; the server's HTML needs the styles.
import '#features/portfolio/guest/calculator-form.css';
import '#features/portfolio/guest/guest-page.css';
import '#features/portfolio/guest/sample-part.css';
import { guestQueries } from '#features/portfolio/guest/sample-year.ts';
import { changePortfolio } from '#features/portfolio/overview/portfolio-action.server.ts';
import { PortfolioScreen } from '#features/portfolio/overview/portfolio-screen.tsx';
import { partOf, viewAt } from '#features/portfolio/overview/portfolio-view.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import type { Route } from './+types/portfolio.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

/** Bundled on the server, so that the page is complete without JavaScript. */
const GuestPage = import.meta.env.SSR
  ? (await import('#features/portfolio/guest/guest-page.tsx')).default
  : lazy(() => import('#features/portfolio/guest/guest-page.tsx'));

/** `customerId` is undefined for a guest. */
type PortfolioData = Preloaded & { customerId: string | undefined };

export async function loader({ request }: Route.LoaderArgs): Promise<PortfolioData> {
  if (!isSignedIn(request.headers.get('cookie'))) {
    return { ...(await preloadSoftly(...guestQueries())), customerId: undefined };
  }
  return forCustomer(request, () => load(request, preload));
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PortfolioData> {
  if (!signedInNow()) {
    await prefetchSoftly(...guestQueries());
    return { customerId: undefined };
  }
  return forCustomer(request, () => load(request, prefetch));
}

export function action({ request }: Route.ActionArgs) {
  return answerForm(request, changePortfolio);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await orFailed(serverAction);
  // The answer comes with the page that it has changed.
  if (signedInNow()) await refreshPortfolio();
  return answer;
}

/** §8 Without its figures the page still has its frame; an expired session has none. */
async function load({ url }: Request, by: typeof preload): Promise<PortfolioData> {
  const customer = await by(customerQuery());
  const customerId = customerIdIn(customer);
  const held = portfolioQuery(customerId, partOf(viewAt(new URL(url).searchParams)));
  const loaded = await loadSoftly(by, [held, bidsQuery(), spotQuery()]);
  return { ...joined(customer, loaded), customerId };
}

export const meta: Route.MetaFunction = (args) => privateHead(args, 'Portfolio');

export default function PortfolioRoute({ loaderData: { customerId } }: Route.ComponentProps) {
  if (customerId === undefined) {
    return (
      <Suspense>
        <GuestPage />
      </Suspense>
    );
  }
  return (
    <CustomersOnly heading="Portfolio">
      <PortfolioScreen customerId={customerId} />
      <div className="page-width">
        <NearAds on="portfolio" />
      </div>
    </CustomersOnly>
  );
}
