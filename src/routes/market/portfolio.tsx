import { prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { portfolioQuery } from '#api/portfolio/portfolio.ts';
import { CustomersOnly } from '#commerce/session/customers-only.tsx';
import { forCustomer, loadByCustomer } from '#commerce/session/for-customer.ts';
import { isSignedIn, signedInNow } from '#commerce/session/signed-in.ts';
import { PortfolioGuest } from '#features/portfolio/portfolio-guest.tsx';
import { PortfolioScreen } from '#features/portfolio/portfolio-screen.tsx';

import type { Route } from './+types/portfolio.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';

type PortfolioData = Preloaded & { isCustomer: boolean };

export async function loader({ request }: Route.LoaderArgs): Promise<PortfolioData> {
  if (!isSignedIn(request.headers.get('cookie'))) return { isCustomer: false };
  return { ...(await forCustomer(request, () => load(preload))), isCustomer: true };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PortfolioData> {
  if (!signedInNow()) return { isCustomer: false };
  return { ...(await forCustomer(request, () => load(prefetch))), isCustomer: true };
}

function load(by: typeof preload): Promise<Preloaded> {
  return loadByCustomer(by, ({ id }) => portfolioQuery(id));
}

export default function PortfolioRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isCustomer) return <PortfolioGuest />;
  return (
    <CustomersOnly heading="Portfolio">
      <PortfolioScreen />
    </CustomersOnly>
  );
}
