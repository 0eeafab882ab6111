import type { CartLine } from '#api/cart/cart-model.ts';

/** The cart on the screen: the server's answer with the shopper's pending changes. */
export type Cart = {
  lines: readonly CartLine[];
  /** `failed` only without data; a cart that was loaded before stays on the screen. */
  status: 'loading' | 'ready' | 'failed';
  /** The prices could not be refreshed. */
  isOld: boolean;
  /** Names of lines without stock that were removed from the cart on load (§5). */
  outOfStock: readonly string[];
  retry: () => unknown;
};
