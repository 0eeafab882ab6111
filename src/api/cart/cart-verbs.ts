import type { CartAddition } from '#generated/models/cartAddition.ts';
import type { CartLineRequest } from '#generated/models/cartLineRequest.ts';
import type { CartPricing } from '#generated/models/cartPricing.ts';
import type { CartQuantities } from '#generated/models/cartQuantities.ts';
import type { CartResponse } from '#generated/models/cartResponse.ts';
import type { CartSelection } from '#generated/models/cartSelection.ts';
import type { DeleteProductFromShoppingCartParams } from '#generated/models/deleteProductFromShoppingCartParams.ts';
import type { GetProductFromShoppingCartParams } from '#generated/models/getProductFromShoppingCartParams.ts';
import type { UpdateCartProductSelectionParams } from '#generated/models/updateCartProductSelectionParams.ts';

import { cartLine } from './cart-line.ts';
import type { CartItem, CartLine, LineKey } from './cart-model.ts';

type Call<Input> = (input: Input, signal?: AbortSignal) => Promise<CartResponse>;

/**
 * The API's operations on a cart. Each verb below takes one of the two implementations: `inBrowser`
 * of cart-calls.ts, or `onServer` of cart-calls.server.ts. Every call throws ApiFailure.
 */
export type CartCalls = {
  read: Call<GetProductFromShoppingCartParams>;
  price: Call<CartPricing>;
  /** Adds once for each key. */
  add: (addition: CartAddition, key: string) => Promise<CartResponse>;
  changeQuantities: Call<CartQuantities>;
  select: Call<UpdateCartProductSelectionParams>;
  selectSome: Call<CartSelection>;
  remove: Call<DeleteProductFromShoppingCartParams>;
  removeSelected: () => Promise<CartResponse>;
  merge: Call<CartPricing>;
};

/** `true` requests current prices before the hold ends. */
type Renew = { renewPrices?: true };

/**
 * The customer's cart, including lines that no stock covers (§5): they are deleted by a separate
 * call.
 */
export async function readCart(
  calls: CartCalls,
  options: Renew = {},
  signal?: AbortSignal,
): Promise<CartLine[]> {
  return linesOf(await calls.read(options, signal));
}

/** The current prices of items that are not in a customer's cart. */
export async function priceLines(
  calls: CartCalls,
  items: readonly CartItem[],
  options: Renew = {},
  signal?: AbortSignal,
): Promise<CartLine[]> {
  const shoppingCartProductsRequest = items.map(requestOf);
  return linesOf(await calls.price({ shoppingCartProductsRequest, ...options }, signal));
}

export async function addToCart(
  calls: CartCalls,
  key: string,
  item: CartItem,
  overwrite = false,
): Promise<CartLine[]> {
  const addition = {
    productId: item.productId,
    quantity: item.quantity,
    productInventorySource: item.source,
    activeSalesEventId: item.salesEventId,
    ...(item.size === undefined ? {} : { size: item.size }),
    ...(overwrite ? { overwrite } : {}),
  };
  return linesOf(await calls.add(addition, key));
}

export async function changeQuantities(
  calls: CartCalls,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  return linesOf(await calls.changeQuantities({ shoppingCartProducts: lines.map(requestOf) }));
}

/** Ticks or unticks lines by their API ids. */
export async function selectLines(
  calls: CartCalls,
  lineIds: readonly number[],
  selected: boolean,
): Promise<CartLine[]> {
  const [first, ...others] = lineIds;
  if (first !== undefined && others.length === 0) {
    return linesOf(await calls.select({ shoppingCartId: first, selected }));
  }
  return linesOf(await calls.selectSome({ shoppingCartIds: [...lineIds], selected }));
}

/** Changes the quantity of a line and, if different, its tick, which is a separate call. */
export async function changeLine(
  calls: CartCalls,
  line: CartLine,
  { quantity, selected }: Pick<CartLine, 'quantity' | 'selected'>,
): Promise<void> {
  await changeQuantities(calls, [{ ...line, quantity }]);
  if (line.selected !== selected) await selectLines(calls, [line.lineId], selected);
}

export async function removeFromCart(calls: CartCalls, line: LineKey): Promise<CartLine[]> {
  const params = {
    ProductId: line.productId,
    productInventorySource: line.source,
    salesEventId: line.salesEventId,
    ...(line.size === undefined ? {} : { size: line.size }),
  };
  return linesOf(await calls.remove(params));
}

export async function removeSelected(calls: CartCalls): Promise<CartLine[]> {
  return linesOf(await calls.removeSelected());
}

/** Merges a guest's lines into the cart of the customer who just signed in. */
export async function bringGuestCart(
  calls: CartCalls,
  items: readonly CartItem[],
): Promise<CartLine[]> {
  return linesOf(await calls.merge({ shoppingCartProductsRequest: items.map(requestOf) }));
}

function linesOf({ data }: CartResponse): CartLine[] {
  return data.map(cartLine);
}

/** A line in the format of the calls. */
export function requestOf(item: CartItem & Partial<CartLine>): CartLineRequest {
  const { wasCents, unitCents = 0 } = item;
  return {
    productId: item.productId,
    quantity: item.quantity,
    salesEventId: item.salesEventId,
    // The unit discount in dollars at the last pricing; the API calculates it again.
    discount: wasCents === undefined ? 0 : (wasCents - unitCents) / 100,
    stockSource: item.source,
    shoppingCartId: item.lineId ?? 0,
    selected: item.selected,
    ...(item.size === undefined ? {} : { size: item.size }),
  };
}
