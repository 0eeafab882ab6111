import { publicPage } from '#gateway/calls.server.ts';
import { redirect, useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';
import { saleQuery, SaleScreen } from '#features/deals/sale-screen.tsx';

import type { Route } from './+types/sale.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const category = pageAt(pathname);
  if (`/${category}` !== pathname) throw redirect(`/${category}${search}`, 301);
  return preload(saleQuery(category));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(saleQuery(pageAt(new URL(request.url).pathname)));
}

/** The screen sets its own title, from its content. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: STORE_NAME }] : [];
}

export default function Sale() {
  const category = pageAt(useLocation().pathname);
  return <SaleScreen key={category} category={category} />;
}

/** The category at a path: 'deals/flash-sale'. */
function pageAt(pathname: string): string {
  return pathname.toLowerCase().replace(/^\/|\/+$/g, '');
}
