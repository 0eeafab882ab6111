import { getProducts } from '#generated/hooks/catalog/catalog.ts';
import type { Facet as WireFacet } from '#generated/models/facet.ts';
import type { ProductList } from '#generated/models/productList.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';
import type { StartProduct as WireStartProduct } from '#generated/models/startProduct.ts';
import { readPrice } from '#lib/cents.ts';

import type { Facet, Listing, ListingPlace, Shelf, StartProduct } from './listing-model.ts';
import type { ProductCard, StockName } from './product-card.ts';
import { toOfferedCards } from './offered-cards.ts';
import { premiumOf } from './premium.ts';
import { toProductCard } from './to-product-card.ts';

export async function readListing(place: ListingPlace, signal: AbortSignal): Promise<Listing> {
  const { dataList } = await getProducts(place, { signal });
  const names = readStockNames(place, dataList);
  const listing = toListing(dataList, names, place.sort === 'premium-asc');
  return place.category ? { ...listing, category: wordsOf(dataList) } : listing;
}

export async function readStrip(place: ListingPlace, signal: AbortSignal): Promise<ProductCard[]> {
  const { dataList } = await getProducts(place, { signal });
  return toOfferedCards(dataList.searchProducts, readStockNames(place, dataList));
}

/** The stock that a list is narrowed to, by its page and by the choice; none for every stock. */
function readStockNames(
  { availability: chosen = [] }: ListingPlace,
  { category }: ProductList,
): readonly StockName[] {
  const offered = category.availability ?? [];
  if (offered.length === 0 || chosen.length === 0) return [...offered, ...chosen];
  return offered.filter((name) => chosen.includes(name));
}

export async function readShelf(category: string, signal: AbortSignal): Promise<Shelf> {
  const { dataList } = await getProducts({ category, size: 1 }, { signal });
  const names = readStockNames({}, dataList);
  const [first] = toOfferedCards(dataList.searchProducts.slice(0, 1), names);
  return { total: dataList.total, first };
}

export function wordsOf({ category, seoMetaData }: ProductList): NonNullable<Listing['category']> {
  return {
    title: category.title,
    ...splitDescription(category.description),
    story: category.seoContent?.split(/\n\n+/) ?? [],
    trail: above(category),
    seo: seoMetaData,
    tileGroups: category.tileGroups,
    departure: category.departure,
    orderDeadline: category.orderDeadline,
    ...(category.startWith && { startWith: category.startWith.map(toStartProduct) }),
    ...(category.coins && { coins: category.coins }),
  };
}

/** The card of a list, which has no room for the lowest price: the page holds each card. */
function toListCard(product: SearchProduct): ProductCard {
  const { asLow: _, ...card } = toProductCard(product);
  return card;
}

function toCardByPremium(product: SearchProduct): ProductCard {
  const card = toListCard(product);
  const premium = premiumOf(product);
  return premium && card.premium !== undefined ? { ...card, premiumPerOunce: premium.cents } : card;
}

/** The end of the first sentence; the full stop of "U.S." is none. */
const SENTENCE = /^(.*?\w{3}[.!?]) (.+)$/s;

function splitDescription(text: string): { description: string; more?: string } {
  const [, description = text, more] = SENTENCE.exec(text) ?? [];
  return { description, ...(more && { more }) };
}

function toStartProduct({ product, because }: WireStartProduct): StartProduct {
  const { weight } = product;
  const premium = premiumOf(product);
  return {
    card: toProductCard(product),
    because,
    ...(premium && { premium }),
    ...(weight && { weight }),
  };
}

function toListing(list: ProductList, names: readonly StockName[], isByPremium: boolean): Listing {
  return {
    products: toOfferedCards(
      list.searchProducts,
      names,
      isByPremium ? toCardByPremium : toListCard,
    ),
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
    priceRange: { min: readPrice(list.priceRange.min), max: readPrice(list.priceRange.max) },
    ...(list.nearSearches && { nearSearches: list.nearSearches }),
  };
}

function toFacet({ value, label, count }: WireFacet): Facet {
  return label === value ? { value, count } : { value, label, count };
}

/** The API's trail may start with the home page and may end with the category itself. */
function above({
  breadcrumb,
  slug,
}: ProductList['category']): NonNullable<Listing['category']>['trail'] {
  return breadcrumb.filter(({ href }) => href !== '/' && href !== `/${slug}`);
}
