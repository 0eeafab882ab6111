import { data, redirect } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { categoryPath } from '#lib/category-path.ts';

import { listingAt } from './use-listing.ts';

/** The contract's pattern for the path of a category. */
const CATEGORY = /^[a-z0-9][a-z0-9/-]{0,119}$/;

type Asked = { request: Request };

/** The `loader` of a category's page: its list. */
export function loadCategory({ request }: Asked) {
  const category = properCategory(request);
  return preload(listingAt({ category }, new URL(request.url).searchParams));
}

/**
 * The category of a page. Throws a redirect to its proper spelling, and a 404 for a path that no
 * category can have.
 */
export function properCategory(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const category = categoryPath(pathname);
  if (!CATEGORY.test(category)) throw data(null, { status: 404 });
  if (`/${category}` !== pathname) throw redirect(`/${category}${search}`, 301);
  return category;
}

/** The `clientLoader` of a category's page: its list. */
export function prefetchCategory({ request }: Asked) {
  const { pathname, searchParams } = new URL(request.url);
  return prefetch(listingAt({ category: categoryPath(pathname) }, searchParams));
}
