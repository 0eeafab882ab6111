import type { Shop } from '../../backend/shop.ts';
import { type Wire, dollars } from '../../backend/wire.ts';
import { type Category, breadcrumbOf } from '../categories/categories.ts';
import type { FacetKey, FilteredList } from '../listing/filter.ts';
import type { StockName } from '../product.ts';
import { measuredCoins } from '../supplies/measured-coins.ts';
import { departureOf, giftDeadlineOf } from '../../orders/vault-days.ts';
import { searchProduct } from './search-product.ts';
import { startWith } from './start-with.ts';
import { tileGroupsOf } from './tile-groups.ts';

/** Which page of which list. */
export type ListPlace = {
  category: Category | undefined;
  keyword: string | undefined;
  /** Counted from 1. */
  pageNumber: number;
  size: number;
  /** The stock that the list is narrowed to; none for every stock. */
  names: readonly StockName[];
  /** Whether products are in the order of their arrival. */
  isByArrival: boolean;
};

/** Pages on which a coin is named to find what holds it. */
const CHOSEN_BY_COIN = new Set(['supplies', 'supplies-catagory']);

/** One page of a list, and the ways to narrow all of it. */
export function productList(
  { products, facets, priceRange }: FilteredList,
  place: ListPlace,
  shop: Shop,
): Wire<'ProductList'> {
  const { pageNumber, size, names, isByArrival } = place;
  const page = products.slice((pageNumber - 1) * size, pageNumber * size);
  const options = (key: FacetKey): Wire<'Facet'>[] =>
    facets.find((facet) => facet.key === key)?.options ?? [];
  return {
    ...headOf(place, shop),
    searchProducts: page.map((product) =>
      Object.assign(
        searchProduct(product, shop, names),
        isByArrival && { addedOn: product.addedOn },
      ),
    ),
    total: products.length,
    pageNumber,
    size,
    metals: options('metal'),
    forms: options('form'),
    mints: options('mint'),
    itemWeights: options('weight'),
    yearReleased: options('year'),
    serieslist: options('series'),
    purities: options('purity'),
    availabilities: options('availability'),
    priceRange: { min: dollars(priceRange?.min ?? 0), max: dollars(priceRange?.max ?? 0) },
  };
}

function headOf({ category, keyword }: ListPlace, shop: Shop) {
  if (!category) return keyword ? resultsOf(keyword) : everything;
  const { slug, title, metaTitle = title, description, metal, availability } = category;
  const tileGroups = tileGroupsOf(category, shop);
  const first = startWith(category, shop);
  return {
    category: {
      slug,
      title,
      description,
      breadcrumb: breadcrumbOf(category),
      ...(metal && { metal }),
      ...(availability && { availability: [...availability] }),
      ...(tileGroups.length > 0 && { tileGroups }),
      ...(first.length > 0 && { startWith: first }),
      ...(CHOSEN_BY_COIN.has(slug) && { coins: measuredCoins(shop.catalog) }),
      ...toldBy(category, shop.now),
    },
    seoMetaData: { title: metaTitle, description },
  };
}

function toldBy({ tells }: Category, now: number) {
  if (tells === 'departure') return { departure: departureOf(now) };
  const orderDeadline = tells === 'deadline' ? giftDeadlineOf(now) : undefined;
  return orderDeadline && { orderDeadline };
}

function resultsOf(keyword: string) {
  const title = `Search results for “${keyword.trim()}”`;
  const description = 'Products that match the words, the best match first.';
  const href = `/search/searchresults?searchkey=${encodeURIComponent(keyword)}`;
  return {
    category: {
      slug: 'search/searchresults',
      title,
      description,
      breadcrumb: [
        { label: 'Home', href: '/' },
        { label: 'Search results', href },
      ],
    },
    seoMetaData: { title, description },
  };
}

const everything = {
  category: {
    slug: 'all',
    title: 'All products',
    description: 'Everything the shop sells, from one gram of gold to a monster box of silver.',
    breadcrumb: [{ label: 'Home', href: '/' }],
  },
  seoMetaData: { title: 'All products', description: 'Everything the shop sells.' },
};
