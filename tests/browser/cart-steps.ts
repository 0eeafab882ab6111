import { page, type Locator } from 'vitest/browser';

import { send } from '#lib/transport.ts';

/** Coins that the mock store always has, and one with little stock. */
export const EAGLE = { id: 225_134, name: '2026 1 oz American Silver Eagle Coin BU' };
export const MAPLE = { id: 466_250, name: '2026 1 oz Canadian Gold Maple Leaf Coin BU' };
export const FEW = { id: 182_802, name: '2023 1 oz American Silver Eagle Coin BU' };
/** A presale. */
export const NEXT_YEAR = { id: 579_543, name: '2027 1 oz American Silver Eagle Coin BU' };

export const CART = '/cart/cart';

type Product = { name: string };

/** The cookie of a guest's cart. */
export function keptInCart(): string {
  return /(?:^|; )cart=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/** Adds to a customer's cart by a call, as another device would. */
export function adds(productId: number, quantity: number, stock = 'instock'): Promise<Response> {
  const body = { productId, quantity, productInventorySource: stock, activeSalesEventId: 0 };
  return calls('/api/ShoppingCart/AddProductToShoppingCart', 'POST', body);
}

/** A customer's cart on the server: quantities by product id. */
export async function has(): Promise<Record<number, number>> {
  const answer = await send('/api/ShoppingCart/GetProductFromShoppingCart');
  const { data } = (await answer.json()) as { data: { productId: number; quantity: number }[] };
  return Object.fromEntries(data.map(({ productId, quantity }) => [productId, quantity]));
}

/** Sends a call of the visitor from elsewhere; throws if it is refused. */
export async function calls(url: string, method: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const answer = await send(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

export function cartButton(): Locator {
  return page.getBySelector('#cart');
}

export function addButton({ name }: Product): Locator {
  return page.getByRole('button', { name: `Add to cart, ${name}`, exact: true });
}

export function quantity({ name }: Product): Locator {
  return page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true });
}

export function tick({ name }: Product): Locator {
  return page.getByRole('checkbox', { name: `Buy ${name}` });
}

export function removeButton({ name }: Product): Locator {
  return page.getByRole('button', { name: `Remove ${name}`, exact: true });
}

/** The line of the cart with a product. */
export function line(product: Product): Locator {
  return page.getByRole('listitem').filter({ has: quantity(product) });
}
