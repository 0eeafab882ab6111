import { answerOf, api } from '#api/client.server.ts';

/** As `watch` in the browser. */
export async function watch(productId: number): Promise<void> {
  await answerOf(api.POST('/api/Customer/AddProductInCustomerWishList', { body: { productId } }));
}

/** As `unwatch` in the browser. */
export async function unwatch(id: number): Promise<void> {
  const params = { query: { Id: id } };
  await answerOf(api.DELETE('/api/ShoppingCart/DeleteProductFromWatchlists', { params }));
}
