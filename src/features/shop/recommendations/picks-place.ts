/** The page with the rows of recommendations; `productId` is the page's product. */
export type PicksPlace = { on: 'home' | 'account' | 'cart' } | { on: 'product'; productId: number };
