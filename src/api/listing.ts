import { queryOptions } from '@tanstack/react-query';

import { getGetProductsQueryKey, getProducts } from '#generated/hooks/catalog/catalog.ts';
import type { Facet as WireFacet } from '#generated/models/facet.ts';
import type { GetProductsParams } from '#generated/models/getProductsParams.ts';
import { Metal } from '#generated/models/metal.ts';
import { ProductForm } from '#generated/models/productForm.ts';
import type { ProductList } from '#generated/models/productList.ts';
import { ProductSort } from '#generated/models/productSort.ts';
import { StockName } from '#generated/models/stockName.ts';

import { centsOf } from '#lib/cents.ts';
import { toProductCard, type ProductCard } from './product-card.ts';
import { FOLLOWS_SPOT } from './spot.ts';

/** What a list of products is narrowed to; the wire's own names, prices in dollars. */
export type ListingPlace = GetProductsParams;
export type ListingSort = Exclude<ProductSort, 'relevance'>;

/** One value to narrow by. `label` is left out where it is the value itself. */
export type Facet = { value: string; label?: string; count: number };

export type FacetName =
  | 'metal'
  | 'form'
  | 'weight'
  | 'mint'
  | 'series'
  | 'year'
  | 'purity'
  | 'availability';

/** The kinds of narrowing whose every value is known beforehand. */
export const closedFacets: { readonly [name in FacetName]?: readonly string[] } = {
  metal: Object.values(Metal),
  form: Object.values(ProductForm),
  availability: Object.values(StockName),
};

/** The orders to choose from. Best match is what a search has when none is chosen. */
export const listingSorts: readonly ListingSort[] = Object.values(ProductSort).filter(
  (sort) => sort !== 'relevance',
);

/** What a category says of itself. */
type CategoryWords = {
  title: string;
  description: string;
  /** Plain text below the products, a paragraph each. */
  story: string[];
  /** The categories above this one, without the home page. */
  trail: { label: string; href: string }[];
  seo: { title: string; description: string };
};

export type Listing = {
  /** Absent in a search. */
  category?: CategoryWords;
  products: ProductCard[];
  total: number;
  page: number;
  size: number;
  facets: Record<FacetName, Facet[]>;
  /** Cents of the cheapest and the dearest product found. */
  priceRange: { min: number; max: number };
};

/** Products of a category (404 when there is no such category), of a search, or both. */
export function listingQuery(place: ListingPlace) {
  return queryOptions({
    queryKey: getGetProductsQueryKey(place),
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }): Promise<Listing> => {
      const { dataList } = await getProducts(place, { signal });
      const listing = toListing(dataList);
      return place.category ? { ...listing, category: wordsOf(dataList) } : listing;
    },
  });
}

function wordsOf({ category, seoMetaData }: ProductList): CategoryWords {
  return {
    title: category.title,
    description: category.description,
    story: category.seoContent?.split(/\n\n+/) ?? [],
    trail: above(category),
    seo: seoMetaData,
  };
}

function toListing(list: ProductList): Listing {
  return {
    products: list.searchProducts.map(toProductCard),
    total: list.total,
    page: list.pageNumber,
    size: list.size,
    facets: {
      metal: list.metals.map(toFacet),
      form: list.forms.map(toFacet),
      weight: list.itemWeights.map(toFacet),
      mint: list.mints.map(toFacet),
      series: list.serieslist.map(toFacet),
      year: list.yearReleased.map(toFacet),
      purity: list.purities.map(toFacet),
      availability: list.availabilities.map(toFacet),
    },
    priceRange: { min: centsOf(list.priceRange.min), max: centsOf(list.priceRange.max) },
  };
}

function toFacet({ value, label, count }: WireFacet): Facet {
  return label === value ? { value, count } : { value, label, count };
}

/** The API's trail may begin with the home page and may end with the category itself. */
function above({ breadcrumb, slug }: ProductList['category']): CategoryWords['trail'] {
  return breadcrumb.filter(({ href }) => href !== '/' && href !== `/${slug}`);
}

/** Only the cards of a list: what a strip of products on another screen needs. */
export function stripQuery(place: ListingPlace) {
  return queryOptions({
    queryKey: ['strip', ...getGetProductsQueryKey(place)],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }) => {
      const { dataList } = await getProducts(place, { signal });
      return dataList.searchProducts.map(toProductCard);
    },
  });
}
