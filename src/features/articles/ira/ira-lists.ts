import type { Metal } from '#api/catalog/product-card.ts';
import { shelfQuery } from '#api/catalog/shelf.ts';

/** The metals that an IRA may own. */
const metals: readonly Metal[] = ['gold', 'silver', 'platinum', 'palladium'];

/** The metal of a row of the page's table; none for words that are no metal of an IRA. */
export function metalNamed(name: string): Metal | undefined {
  return metals.find((metal) => metal === name.toLowerCase());
}

/** The address of the list of a metal for an IRA. */
export function iraListHref(metal: Metal): string {
  return `/${metal}/ira-approved-${metal}`;
}

/** How many pieces of a metal there are for an IRA, and the first of them. */
export function iraShelf(metal: Metal) {
  return shelfQuery(iraListHref(metal).slice(1));
}

/** The four metals for an IRA. */
export const iraShelves = metals.map(iraShelf);
