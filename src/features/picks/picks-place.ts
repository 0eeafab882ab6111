/** Where rows of chosen products stand; `productId` is what the page is about. */
export type PicksPlace = { on: 'home' | 'account' | 'cart' } | { on: 'product'; productId: number };
