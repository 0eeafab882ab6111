import type { Call, Resolvers } from '../../backend/call.ts';
import { problem } from '../../backend/problem.ts';
import { type Shop, shopOf } from '../../backend/shop.ts';
import { centsFrom } from '../../backend/wire.ts';
import { premiumCentsOf, selectStock, unitCentsOf } from '../../pricing/offer.ts';
import { nearSearches, searchProducts } from '../../search/search.ts';
import { type Category, categoryOf, productsIn } from '../categories/categories.ts';
import { type SalesPeriod, soldIn } from '../demand.ts';
import type { Product } from '../product.ts';
import { productList } from '../shape/product-list.ts';
import { holdsCoin } from '../supplies/fit.ts';
import { salesOnPage } from '../shape/sales-on-page.ts';
import {
  type FacetKey,
  type Filter,
  type Prices,
  type SortOrder,
  filterProducts,
  stockNames,
} from './filter.ts';

type ListingCall = Call<'getProducts'>;

const PAGE_SIZE = 24;

/** Category pages and search results. */
export const listing = {
  getProducts: (call) => {
    const { keyword, pageNumber = 1, size = PAGE_SIZE } = call.query;
    const category = findCategory(call.query.category);
    const shop = shopOf(call);
    const all = call.visitor.scenarios.has('empty-catalog') ? [] : candidates(call, category, shop);
    const { fitsDiameter } = call.query;
    const order = orderOf(call, category);
    const filter = filterOf(call, category);
    const found = filterProducts(
      fitsDiameter ? all.filter((product) => holdsCoin(product, fitsDiameter)) : all,
      filter,
      order,
      prices(shop),
      call.now,
    );
    const near = all.length === 0 && keyword?.trim() ? nearSearches(shop.catalog, keyword) : [];
    const isEmpty = !category || call.visitor.scenarios.has('empty-catalog');
    const place = {
      category,
      keyword,
      pageNumber,
      size,
      names: stockNames(filter),
      isByArrival: order === 'newest',
    };
    return {
      dataList: {
        ...productList(found, place, shop),
        ...(near.length > 0 && { nearSearches: near }),
        ...(isEmpty ? {} : salesOnPage(category, size, shop)),
      },
    };
  },
} satisfies Partial<Resolvers>;

function findCategory(path: string | undefined): Category | undefined {
  if (path === undefined) return undefined;
  const category = categoryOf(path);
  if (!category) throw problem(404, 'There is no such category.');
  return category;
}

/**
 * The products of the category that match the keyword, before filters; by relevance if there is a
 * keyword.
 */
function candidates({ query }: ListingCall, category: Category | undefined, shop: Shop) {
  const { catalog, now } = shop;
  const listed = category ? productsIn(catalog, category, now) : catalog.products;
  const within = query.period ? bestIn(listed, query.period, now) : listed;
  if (!query.keyword?.trim()) return within;
  const found = searchProducts(catalog, query.keyword);
  if (!category) return found;
  const inCategory = new Set<Product>(within);
  return found.filter((product) => inCategory.has(product));
}

/** What sold in the period before `now` (ms), the most pieces first. */
function bestIn(products: readonly Product[], period: SalesPeriod, now: number): Product[] {
  return products
    .map((product) => ({ product, sold: soldIn(product, period, now) }))
    .filter(({ sold }) => sold > 0)
    .toSorted((one, other) => other.sold - one.sold)
    .map(({ product }) => product);
}

function filterOf({ query }: ListingCall, category: Category | undefined): Filter {
  const { metal, form, mint, weight, series, purity, availability, year, ira, onSale } = query;
  const wanted: Partial<Record<FacetKey, readonly string[] | undefined>> = {
    metal,
    form,
    mint,
    weight,
    series,
    purity,
    availability,
    year: year?.map(String),
    ira: ira ? ['true'] : undefined,
    onSale: onSale ? ['true'] : undefined,
  };
  const chosen = Object.fromEntries(Object.entries(wanted).filter(([, values]) => values?.length));
  return {
    chosen,
    ...(category?.availability && { pageStock: category.availability }),
    ...(query.priceMin !== undefined && { minPrice: centsFrom(query.priceMin) }),
    ...(query.priceMax !== undefined && { maxPrice: centsFrom(query.priceMax) }),
  };
}

function orderOf({ query }: ListingCall, category: Category | undefined): SortOrder {
  const hasWords = Boolean(query.keyword?.trim());
  const order = query.sort ?? (hasWords ? 'relevance' : (category?.sort ?? 'best-selling'));
  // The period has put them in the order of its sales.
  if (query.period && order === 'best-selling') return 'relevance';
  return order === 'relevance' && !hasWords ? 'best-selling' : order;
}

function prices(shop: Shop): Prices {
  return {
    priceOf: (product, names) => unitCentsOf(product, shop, selectStock(product, shop, names)),
    premiumOf: (product, names) =>
      premiumCentsOf(product, shop, selectStock(product, shop, names)) ?? Infinity,
  };
}
