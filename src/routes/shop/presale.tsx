import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { presaleQuery } from '#api/catalog/presale.ts';
import { categoryTold } from '#features/shop/category/category-told.ts';
import { pageHead } from '#commerce/page/head.ts';
import { properCategory } from '#features/shop/list/category-route.ts';
import { PresaleScreen } from '#features/shop/presale/presale-screen.tsx';
import { categoryPath } from '#lib/category-path.ts';

import type { Route } from './+types/presale.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader({ request }: Route.LoaderArgs) {
  return preload(presaleQuery(properCategory(request)));
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
