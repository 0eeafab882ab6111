import { answerOf, api } from '#api/client.server.ts';

import type { CartCalls } from './cart-verbs.ts';

/** The cart calls for server code, with the cookies of the current request. */
export const onServer: CartCalls = {
  read: (query) =>
    answerOf(api.GET('/api/ShoppingCart/GetProductFromShoppingCart', { params: { query } })),
  price: (body) => answerOf(api.POST('/api/ShoppingCart/GetUpdateShoppingCart', { body })),
  add: (body, key) => {
    const params = { header: { 'Idempotency-Key': key } };
    return answerOf(api.POST('/api/ShoppingCart/AddProductToShoppingCart', { params, body }));
  },
  changeQuantities: (body) =>
    answerOf(api.PUT('/api/ShoppingCart/UpdateProductQtyFromShoppingCart', { body })),
  select: (query) =>
    answerOf(api.PUT('/api/ShoppingCart/UpdateCartProductSelection', { params: { query } })),
  selectSome: (body) => answerOf(api.PUT('/api/ShoppingCart/UpdateCartSelection', { body })),
  remove: (query) =>
    answerOf(api.DELETE('/api/ShoppingCart/DeleteProductFromShoppingCart', { params: { query } })),
  removeSelected: () => answerOf(api.DELETE('/api/ShoppingCart/DeleteSelectedProducts')),
  merge: (body) => answerOf(api.POST('/api/ShoppingCart/MergeGuestCart', { body })),
};
