import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { pageHead } from '#commerce/page/head.ts';
import { LandingScreen } from '#features/articles/landing-screen.tsx';
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

export function meta(args: Route.MetaArgs) {
  const page =
    args.loaderData && answerTo(contentPageQuery(args.location.pathname), args.loaderData);
  if (!page) return [];
  const { title, description } = page;
  return pageHead(args, title, import.meta.env.SSR && { description });
}

export default function Landing() {
  const { pathname } = useLocation();
  return <LandingScreen path={pathname} />;
}
