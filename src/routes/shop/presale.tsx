import { publicPage } from '#gateway/calls.server.ts';
import { redirect, useLocation } from 'react-router';

import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { presaleQuery } from '#api/catalog/presale.ts';
import { categoryTold } from '#features/shop/category/category-told.ts';
import { pageHead } from '#commerce/page/head.ts';
import { properCategory } from '#features/shop/list/category-route.ts';
import { monthParameters, properMonthQuery } from '#features/shop/presale/by-month.ts';
import { PresaleScreen } from '#features/shop/presale/presale-screen.tsx';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/presale.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(monthParameters)];

/** A month without products leads to the page without it, so that no cache keeps its address. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = presaleQuery(properCategory(request));
  const loaded = await preload(query);
  const { pathname, searchParams } = new URL(request.url);
  const proper = properMonthQuery(answerTo(query, loaded)?.products ?? [], searchParams);
  if (proper) throw redirect(proper.size > 0 ? `${pathname}?${proper}` : pathname, 303);
  return loaded;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(presaleQuery(categoryPath(new URL(request.url).pathname)));
}

export function meta(args: Route.MetaArgs) {
  const query = presaleQuery(categoryPath(args.location.pathname));
  const page = args.loaderData && answerTo(query, args.loaderData);
  if (!page?.words) return [];
  const { words, products } = page;
  return pageHead(args, words.seo.title, import.meta.env.SSR && categoryTold(words, products));
}

export default function Presale() {
  const category = categoryPath(useLocation().pathname);
  return <PresaleScreen key={category} category={category} />;
}
