import { availabilityName } from '../../pricing/offer.ts';
import type { Catalog } from '../catalog.ts';
import type { Product } from '../product.ts';
import type { Category } from './category.ts';
import { featuredPages } from './featured-pages.ts';
import { jewelryPages } from './jewelry-pages.ts';
import { metalPages } from './metal-pages.ts';
import { offerPages } from './offer-pages.ts';
import { supplyPages } from './supply-pages.ts';
import { topPages } from './top-pages.ts';

export type { Category, CategoryTile, CategoryTiles } from './category.ts';

const METALS = ['silver', 'gold', 'platinum', 'palladium'] as const;

/** Every category page of the shop. */
export const CATEGORIES: readonly Category[] = [
  ...topPages,
  ...featuredPages,
  ...METALS.flatMap(metalPages),
  ...jewelryPages,
  ...supplyPages,
  ...offerPages,
];

const BY_SLUG: ReadonlyMap<string, Category> = new Map(
  CATEGORIES.map((category) => [category.slug, category]),
);

/** The page at an address, with or without slashes around it. */
export function categoryOf(path: string): Category | undefined {
  return BY_SLUG.get(path.replace(/^\/+|\/+$/g, ''));
}

/** Links from the home page down to the category itself. */
export function breadcrumbOf(category: Category): { label: string; href: string }[] {
  const trail = [...category.parents, category.slug].flatMap((slug) => {
    const found = BY_SLUG.get(slug);
    return found ? [{ label: found.title, href: `/${found.slug}` }] : [];
  });
  return [{ label: 'Home', href: '/' }, ...trail];
}

/**
 * The products of a category page at the moment `now` (ms), best sellers first unless it has its
 * own order.
 */
export function productsIn(
  catalog: Catalog,
  category: Category,
  now = Date.parse(catalog.seededAt),
): Product[] {
  const { availability } = category;
  const found = catalog.products.filter(
    (product) =>
      category.predicate(product, now) &&
      (!availability ||
        product.stocks.some((stock) => availability.includes(availabilityName(stock)))),
  );
  return category.sort === 'newest'
    ? found.toSorted((a, b) => b.addedOn.localeCompare(a.addedOn) || b.soldCount - a.soldCount)
    : found.toSorted((a, b) => b.soldCount - a.soldCount);
}
