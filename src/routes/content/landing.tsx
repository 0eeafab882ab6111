import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { LandingScreen } from '#features/reading/landing-screen.tsx';
import { CheckoutHeader } from '#shell/header/checkout-header.tsx';
import type { PageHandle } from '#shell/site-frame.tsx';

import type { Route } from './+types/landing.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];
export const handle: PageHandle = { Header: CheckoutHeader };

export function loader({ request }: Route.LoaderArgs) {
  return preload(contentPageQuery(new URL(request.url).pathname));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(contentPageQuery(new URL(request.url).pathname));
}

export default function Landing() {
  const { pathname } = useLocation();
  return <LandingScreen path={pathname} />;
}
