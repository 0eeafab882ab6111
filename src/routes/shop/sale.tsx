import { publicPage } from '#gateway/calls.server.ts';
import { redirect, useLocation } from 'react-router';

import type { DealsPage } from '#api/catalog/deals-model.ts';
import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { categoryTold } from '#features/shop/category/category-told.ts';
import { pageHead } from '#commerce/page/head.ts';
import { properCategory } from '#features/shop/list/category-route.ts';
import { properSaleQuery, saleParameters } from '#features/shop/deals/sale-groups.ts';
import { saleQuery, SaleScreen } from '#features/shop/deals/sale-screen.tsx';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/sale.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(saleParameters)];

/** A sale that the page does not have leads to the page without it, so that no cache keeps it. */
export async function loader({ request }: Route.LoaderArgs) {
  const query = saleQuery(properCategory(request));
  const loaded = await preload(query);
  const { pathname, searchParams } = new URL(request.url);
  const page = answerTo(query, loaded) ?? { sales: [], others: [] };
  const proper = properSaleQuery(page, searchParams);
  if (proper) throw redirect(proper.size > 0 ? `${pathname}?${proper}` : pathname, 303);
  return loaded;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(saleQuery(categoryPath(new URL(request.url).pathname)));
}

export function meta(args: Route.MetaArgs) {
  const query = saleQuery(categoryPath(args.location.pathname));
  const page = args.loaderData && answerTo(query, args.loaderData);
  if (!page) return [];
  const told = import.meta.env.SSR && categoryTold(page.words, dealsOf(page));
  return pageHead(args, page.words.seo.title, told);
}

/** All products of the page, each once. */
function dealsOf({ sales, others }: DealsPage) {
  const all = [...sales.flatMap(({ deals }) => deals), ...others];
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

export default function Sale() {
  const category = categoryPath(useLocation().pathname);
  return <SaleScreen key={category} category={category} />;
}
