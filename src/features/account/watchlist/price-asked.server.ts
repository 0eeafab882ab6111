import { preloadSoftly, softAnswerTo } from '#api/cache/preload.ts';
import { productQuery } from '#api/catalog/product.ts';
import { metalSpotsQuery } from '#api/spot/metal-spot.ts';
import type { AlertWish } from '#api/watchlist/alerts.ts';
import { priceOfOne } from '#commerce/alerts/alert-target.ts';

import { reachedWords, type PriceWish } from './alert-words.ts';

/** The most that the API takes as a price, in cents. */
const MOST_CENTS = 1_000_000_000;
const NO_PRICE = 'Enter a price in dollars that is more than 0, such as 64.50 or 4,500.';

/** The error message of a typed price: none, too much, or reached already. */
export async function priceWords(wish: AlertWish): Promise<string | undefined> {
  if (wish.kind === 'stock') return undefined;
  if (wish.cents <= 0 || wish.cents > MOST_CENTS) return NO_PRICE;
  return reachedWords(wish, await centsNow(wish));
}

/** What one unit or one ounce costs now, in cents; `undefined` if nobody can tell. */
async function centsNow(wish: PriceWish): Promise<number | undefined> {
  if (wish.kind === 'price') {
    const query = productQuery(wish.productId);
    const product = softAnswerTo(query, await preloadSoftly(query));
    return product && priceOfOne(product);
  }
  const query = metalSpotsQuery();
  return softAnswerTo(query, await preloadSoftly(query))?.[wish.metal]?.askCents;
}
