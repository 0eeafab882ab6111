import { publicPage } from '#gateway/calls.server.ts';
import { redirect, useLocation } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { presaleQuery } from '#api/catalog/presale.ts';
import { STORE_NAME } from '#commerce/page/titles.ts';
import { PresaleScreen } from '#features/presale/presale-screen.tsx';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/presale.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const category = categoryPath(pathname);
  if (`/${category}` !== pathname) throw redirect(`/${category}${search}`, 301);
  return preload(presaleQuery(category));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(presaleQuery(categoryPath(new URL(request.url).pathname)));
}

/** The screen sets its own title, from its content. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: STORE_NAME }] : [];
}

export default function Presale() {
  const category = categoryPath(useLocation().pathname);
  return <PresaleScreen key={category} category={category} />;
}
