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
 * The cart as the browser calls it: generated mutation options. The two calls that only read belong
 * to queries that put their answers into words before they are cached: until when a price holds
 * counts from the moment of the answer, and hundreds of lines are put into words once.
 */
export const inBrowser: CartCalls = {
  read: (params, signal) => getProductFromShoppingCart(params, signal ? { signal } : {}),
  price: (body, signal) => getUpdateShoppingCart(body, signal ? { signal } : {}),
  add: (data) => run(getAddProductToShoppingCartMutationOptions(OUTLIVES_PAGE), { data }),
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
