import { prefetch, preload, preloadSoftly, type Preloaded } from '#api/cache/preload.ts';
import { portfolioQuery } from '#api/portfolio/portfolio.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer, loadByCustomer } from '#commerce/session/for-customer.ts';
import { isSignedIn, signedInNow } from '#commerce/session/signed-in.ts';
import { GuestPage } from '#features/portfolio/guest/guest-page.tsx';
import { guestQueries } from '#features/portfolio/guest/sample-year.ts';
import { PortfolioScreen } from '#features/portfolio/portfolio-screen.tsx';

import type { Route } from './+types/portfolio.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

type PortfolioData = Preloaded & { isCustomer: boolean };

export async function loader({ request }: Route.LoaderArgs): Promise<PortfolioData> {
  if (!isSignedIn(request.headers.get('cookie'))) {
    return { ...(await preloadSoftly(...guestQueries())), isCustomer: false };
  }
  return { ...(await forCustomer(request, () => load(preload))), isCustomer: true };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PortfolioData> {
  if (!signedInNow()) {
    await Promise.allSettled(guestQueries().map((query) => prefetch(query)));
    return { isCustomer: false };
  }
  return { ...(await forCustomer(request, () => load(prefetch))), isCustomer: true };
}

function load(by: typeof preload): Promise<Preloaded> {
  return loadByCustomer(by, ({ id }) => portfolioQuery(id));
}

export default function PortfolioRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isCustomer) return <GuestPage />;
  return (
    <CustomersOnly heading="Portfolio">
      <PortfolioScreen />
    </CustomersOnly>
  );
}
