import { OUTLIVES_PAGE, run } from '#api/cache/run.ts';
import {
  getAddProductToShoppingCartMutationOptions,
  getDeleteProductFromShoppingCartMutationOptions,
  getDeleteSelectedProductsMutationOptions,
  getMergeGuestCartMutationOptions,
  getProductFromShoppingCart,
  getUpdateCartProductSelectionMutationOptions,
  getUpdateCartSelectionMutationOptions,
  getUpdateProductQtyFromShoppingCartMutationOptions,
  getUpdateShoppingCart,
} from '#generated/hooks/cart/cart.ts';

import type { CartCalls } from './cart-verbs.ts';
import { MOST_TO_OUTLIVE } from './cart-model.ts';

function outlivesPage(lines: readonly unknown[]): typeof OUTLIVES_PAGE | undefined {
  return lines.length > MOST_TO_OUTLIVE ? undefined : OUTLIVES_PAGE;
}

/**
 * The cart calls of the browser, from generated mutation options. `read` and `price` are plain
 * calls of queries that convert the answer before it is cached: price holds count from the time of
 * the answer, and hundreds of lines are converted only once.
 */
export const inBrowser: CartCalls = {
  read: (params, signal) => getProductFromShoppingCart(params, signal ? { signal } : {}),
  price: (body, signal) => getUpdateShoppingCart(body, signal ? { signal } : {}),
  add: (data, key) => {
    const request = { ...OUTLIVES_PAGE.request, headers: { 'Idempotency-Key': key } };
    return run(getAddProductToShoppingCartMutationOptions({ request }), { data });
  },
  changeQuantities: (data) => {
    const options = outlivesPage(data.shoppingCartProducts);
    return run(getUpdateProductQtyFromShoppingCartMutationOptions(options), { data });
  },
  select: (params) => run(getUpdateCartProductSelectionMutationOptions(OUTLIVES_PAGE), { params }),
  selectSome: (data) => run(getUpdateCartSelectionMutationOptions(OUTLIVES_PAGE), { data }),
  remove: (params) =>
    run(getDeleteProductFromShoppingCartMutationOptions(OUTLIVES_PAGE), { params }),
  removeSelected: () => run(getDeleteSelectedProductsMutationOptions(OUTLIVES_PAGE), undefined),
  merge: (data) => {
    const options = outlivesPage(data.shoppingCartProductsRequest);
    return run(getMergeGuestCartMutationOptions(options), { data });
  },
};
