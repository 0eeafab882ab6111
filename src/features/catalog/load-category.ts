import { data, redirect } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { categoryPath } from '#lib/category-path.ts';

import { listingAt } from './use-listing.ts';

/** The contract's pattern for the path of a category. */
const CATEGORY = /^[a-z0-9][a-z0-9/-]{0,119}$/;

/**
 * Loads the list of a category's page on the server. Throws a redirect to its proper spelling, and a
 * 404 for a path that no category can have.
 */
export function loadCategory(request: Request) {
  const { pathname, search } = new URL(request.url);
  const category = categoryPath(pathname);
  if (!CATEGORY.test(category)) throw data(null, { status: 404 });
  if (`/${category}` !== pathname) throw redirect(`/${category}${search}`, 301);
  return preload(listingAt({ category }, new URLSearchParams(search)));
}

/** Loads the list of a category's page in the browser. */
export function prefetchCategory(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  return prefetch(listingAt({ category: categoryPath(pathname) }, searchParams));
}
