import { data, redirect, type MetaDescriptor } from 'react-router';

import { answerTo, prefetch, preload, type Preloaded } from '#api/cache/preload.ts';
import { onPage, pageHead, type HeadArgs, type Told } from '#commerce/page/head.ts';
import { categoryPath } from '#lib/category-path.ts';

import { itemList } from '../category/item-list.ts';
import { narrowings } from '../place-words.ts';
import { readPlace, type Place } from '../place.ts';
import { listingAt } from './use-listing.ts';

/** The contract's pattern for the path of a category. */
const CATEGORY = /^[a-z0-9][a-z0-9/-]{0,119}$/;

type Asked = { request: Request };

/** `title` is that of the category, which stays while the browser loads another part of the list. */
export type CategoryData = Preloaded & { title: string };

type Args = HeadArgs & {
  location: { pathname: string; search: string };
  loaderData?: CategoryData | undefined;
};

/** The `loader` of a category's page: its list. */
export async function loadCategory({ request }: Asked): Promise<CategoryData> {
  const category = properCategory(request);
  const query = listingAt({ category }, new URL(request.url).searchParams);
  return titled(query, await preload(query));
}

function titled(query: ReturnType<typeof listingAt>, loaded: Preloaded): CategoryData {
  return { ...loaded, title: answerTo(query, loaded)?.category?.seo.title ?? '' };
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
export async function prefetchCategory({ request }: Asked): Promise<CategoryData> {
  const { pathname, searchParams } = new URL(request.url);
  const query = listingAt({ category: categoryPath(pathname) }, searchParams);
  return titled(query, await prefetch(query));
}

/** The `meta` of a category's page. */
export function categoryMeta(args: Args): MetaDescriptor[] {
  const { loaderData, location } = args;
  if (!loaderData) return [];
  const { place } = readPlace(new URLSearchParams(location.search));
  const title = [loaderData.title, ...(place.page > 1 ? [`Page ${place.page}`] : [])];
  return pageHead(args, title, import.meta.env.SSR && toldOf(loaderData, location, place));
}

/** Fewer products than this are no list of their own. */
const THIN = 4;

function toldOf(
  loaded: CategoryData,
  { pathname, search }: Args['location'],
  place: Place,
): Told | false {
  const asked = listingAt({ category: categoryPath(pathname) }, new URLSearchParams(search));
  const listing = answerTo(asked, loaded);
  if (!listing?.category) return false;
  const { seo, trail, title } = listing.category;
  const isNarrowed = narrowings(place, undefined).length > 0;
  // Filters and orders show parts of the whole list.
  const page = isNarrowed || place.sort ? 1 : place.page;
  return {
    description: onPage(page, seo.description),
    address: page > 1 ? `${pathname}?page=${page}` : pathname,
    isUnlisted: isNarrowed && listing.total < THIN,
    crumbs: { trail, here: title },
    things: (origin) => [itemList(origin, listing)],
  };
}
