import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { pageHead } from '#commerce/page/head.ts';
import { properCategory } from '#features/catalog/category-route.ts';
import { saleQuery, SaleScreen } from '#features/offers/sale-screen.tsx';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/sale.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ request }: Route.LoaderArgs) {
  return preload(saleQuery(properCategory(request)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(saleQuery(categoryPath(new URL(request.url).pathname)));
}

export function meta(args: Route.MetaArgs) {
  const query = saleQuery(categoryPath(args.location.pathname));
  const seo = args.loaderData && answerTo(query, args.loaderData)?.words?.seo;
  const told = import.meta.env.SSR && { description: seo?.description ?? '' };
  return seo ? pageHead(args, seo.title, told) : [];
}

export default function Sale() {
  const category = categoryPath(useLocation().pathname);
  return <SaleScreen key={category} category={category} />;
}
