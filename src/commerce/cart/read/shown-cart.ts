import type { CartLine } from '#api/cart/cart-model.ts';

/** The cart as it is shown: what the server knows, and what the shopper has done since. */
export type Cart = {
  lines: readonly CartLine[];
  /** `failed` only when there is nothing to show; a cart that is known stays on the screen. */
  status: 'loading' | 'ready' | 'failed';
  /** The prices could not be refreshed. */
  isOld: boolean;
  /** Names of lines that no stock covers and that were taken out of the cart on load (§5). */
  outOfStock: readonly string[];
  retry: () => unknown;
};
