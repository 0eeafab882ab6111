import { redirect } from 'react-router';

import { portfolioQuery } from '#api/portfolio.ts';
import { prefetch, preload, type Preloaded } from '#api/preload.ts';
import { privatePage } from '#commerce/caching.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { isSignedIn, signedInNow } from '#commerce/session/signed-in.ts';
import { PORTFOLIO_PATH } from '#features/portfolio/path.ts';
import { PortfolioGuest } from '#features/portfolio/portfolio-guest.tsx';
import { PortfolioScreen } from '#features/portfolio/portfolio-screen.tsx';
import { problemOf } from '#lib/api-error.ts';

import type { Route } from './+types/portfolio.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const headers = privatePage;

type PortfolioData = Preloaded & { isCustomer: boolean };

export async function loader({ request }: Route.LoaderArgs): Promise<PortfolioData> {
  if (!isSignedIn(request.headers.get('cookie'))) return { isCustomer: false };
  return { ...(await preload(portfolioQuery()).catch(toSignIn)), isCustomer: true };
}

export async function clientLoader(): Promise<PortfolioData> {
  if (!signedInNow()) return { isCustomer: false };
  return { ...(await prefetch(portfolioQuery()).catch(toSignIn)), isCustomer: true };
}

/** §8 The session ended before the page was asked for. */
function toSignIn(error: unknown): never {
  if (problemOf(error)?.kind !== 'expired') throw error;
  throw redirect(signInHref(PORTFOLIO_PATH, { expired: true }));
}

export default function PortfolioRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.isCustomer ? <PortfolioScreen /> : <PortfolioGuest />;
}
