import type { Form, Metal, Product, StockName } from '../product.ts';

/** Decides whether a product belongs to a page at the moment `now` (ms). */
export type Predicate = (product: Product, now: number) => boolean;

/** A way into a category; its picture is that of the part's best seller. */
export interface CategoryTile {
  name: string;
  /** The slug of the page it leads to, with a query if it needs one. */
  to: string;
  note?: string;
  /** The products of this part; absent when they are those of the page it leads to. */
  predicate?: Predicate;
  /** The part of the category within a budget, in cents for one unit, both ends included. */
  budget?: { min?: number; max?: number };
}

/**
 * Ways into a category by one kind of choice. `scaled` ones are coins of which the width is known;
 * `words` have no pictures, and of the `ranked` ones the largest come first.
 */
export interface CategoryTiles {
  heading: string;
  drawn?: 'scaled' | 'words' | 'ranked';
  tiles: readonly CategoryTile[];
}

/** One category page of the shop. */
export interface Category {
  /** Its address without the leading slash: 'silver/us-silver-coins'. */
  slug: string;
  title: string;
  metaTitle?: string;
  description: string;
  /** Slugs of the pages above it, the topmost first. */
  parents: readonly string[];
  metal?: Metal;
  /** The only stock on the page; prices are of it. The predicate need not test it. */
  availability?: readonly StockName[];
  predicate: Predicate;
  /** The order that the page's name promises. */
  sort?: 'best-selling' | 'newest';
  /** Whether it answers with its sales events. */
  showsSales?: true;
  /** Why this page may be empty. */
  emptyBecause?: string;
  /** The ways into a large category. */
  tileGroups?: readonly CategoryTiles[];
  /** Whether the page says when an order leaves, or until when to order for the holidays. */
  tells?: 'departure' | 'deadline';
}

const BULLION: ReadonlySet<Form> = new Set(['coin', 'bar', 'round', 'note']);

export function isBullion(product: Product): boolean {
  return BULLION.has(product.form);
}

/** True when all of the predicates hold. */
export function all(...predicates: readonly Predicate[]): Predicate {
  return (product, now) => predicates.every((predicate) => predicate(product, now));
}

/** True when one of the predicates holds. */
export function any(...predicates: readonly Predicate[]): Predicate {
  return (product, now) => predicates.some((predicate) => predicate(product, now));
}

/** Bullion of a metal, without jewelry. */
export function ofMetal(metal: Metal): Predicate {
  return (product) => product.metal === metal && isBullion(product);
}

export function ofForm(form: Form): Predicate {
  return (product) => product.form === form;
}

export function ofMint(mint: string): Predicate {
  return (product) => product.mint === mint;
}

export function ofWeight(weight: string): Predicate {
  return (product) => product.weight === weight;
}

export function ofCountry(country: string): Predicate {
  return (product) => product.country === country;
}

export function ofSeries(...ids: readonly string[]): Predicate {
  return (product) => ids.includes(product.series);
}

export function packedAs(...packings: readonly Product['packaging'][]): Predicate {
  return (product) => packings.includes(product.packaging);
}

export function tagged(...tags: readonly string[]): Predicate {
  return (product) => tags.some((tag) => product.tags.includes(tag));
}

/** Ready to ship: an "In Stock" entry with something left in it. */
export function isInStock(product: Product): boolean {
  return product.stocks.some((stock) => stock.name === 'In Stock' && stock.quantity > 0);
}
