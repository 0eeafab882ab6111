import {
  addProductToShoppingCart,
  deleteProductFromShoppingCart,
  deleteSelectedProducts,
  getProductFromShoppingCart,
  getUpdateShoppingCart,
  mergeGuestCart,
  updateCartProductSelection,
  updateCartSelection,
  updateProductQtyFromShoppingCart,
} from '#generated/hooks/cart/cart.ts';
import type { CartLineRequest } from '#generated/models/cartLineRequest.ts';
import type { CartResponse } from '#generated/models/cartResponse.ts';

import { cartLine } from './cart-line.ts';
import {
  MOST_TO_OUTLIVE,
  type CartItem,
  type CartLine,
  type CustomerCart,
  type LineKey,
} from './cart.ts';

/** Sends on even when the page is left meanwhile. */
const OUTLIVES_PAGE: RequestInit = { keepalive: true };

function outlivesPage(lines: readonly unknown[]): RequestInit {
  return lines.length > MOST_TO_OUTLIVE ? {} : OUTLIVES_PAGE;
}

/**
 * A customer's cart, without what had no stock (§5): that is deleted from it on the way.
 * `renewPrices` asks for the prices of this moment before the old ones end.
 */
export async function readCart(signal?: AbortSignal, renewPrices?: true): Promise<CustomerCart> {
  const asked = renewPrices && { renewPrices };
  const lines = linesOf(await getProductFromShoppingCart(asked, signal ? { signal } : {}));
  const gone = lines.filter(isWithoutStock);
  await Promise.all(gone.map(removeFromCart));
  return {
    lines: lines.filter((line) => !gone.includes(line)),
    outOfStock: gone.map((line) => line.name),
  };
}

/** §5 The stock does not cover the quantity. An inactive line is another matter: it is set aside. */
function isWithoutStock(line: CartLine): boolean {
  return line.active && line.unitCents === 0;
}

/** What lines would cost now, in nobody's cart. `renewPrices` as above. */
export async function priceLines(
  items: readonly CartItem[],
  signal?: AbortSignal,
  renewPrices?: true,
): Promise<CartLine[]> {
  const body = {
    shoppingCartProductsRequest: items.map(requestOf),
    ...(renewPrices && { renewPrices }),
  };
  return linesOf(await getUpdateShoppingCart(body, signal ? { signal } : {}));
}

export async function addToCart(item: CartItem, overwrite = false): Promise<CartLine[]> {
  const addition = {
    productId: item.productId,
    quantity: item.quantity,
    productInventorySource: item.source,
    activeSalesEventId: item.salesEventId,
    ...(item.size === undefined ? {} : { size: item.size }),
    ...(overwrite ? { overwrite } : {}),
  };
  return linesOf(await addProductToShoppingCart(addition, OUTLIVES_PAGE));
}

export async function changeQuantities(lines: readonly CartLine[]): Promise<CartLine[]> {
  const shoppingCartProducts = lines.map(requestOf);
  return linesOf(
    await updateProductQtyFromShoppingCart({ shoppingCartProducts }, outlivesPage(lines)),
  );
}

export async function selectLine(lineId: number, selected: boolean): Promise<CartLine[]> {
  const params = { shoppingCartId: lineId, selected };
  return linesOf(await updateCartProductSelection(params, OUTLIVES_PAGE));
}

/** Makes a line of the cart hold so many, ticked or not: the tick is its own call, if it changes. */
export async function changeLine(
  line: CartLine,
  { quantity, selected }: Pick<CartLine, 'quantity' | 'selected'>,
): Promise<void> {
  await changeQuantities([{ ...line, quantity }]);
  if (line.selected !== selected) await selectLine(line.lineId, selected);
}

/** Ticks or unticks several lines, by the API's names for them. */
export async function selectLines(
  shoppingCartIds: number[],
  selected: boolean,
): Promise<CartLine[]> {
  return linesOf(await updateCartSelection({ shoppingCartIds, selected }, OUTLIVES_PAGE));
}

export async function removeFromCart(line: LineKey): Promise<CartLine[]> {
  const params = {
    ProductId: line.productId,
    productInventorySource: line.source,
    salesEventId: line.salesEventId,
    ...(line.size === undefined ? {} : { size: line.size }),
  };
  return linesOf(await deleteProductFromShoppingCart(params, OUTLIVES_PAGE));
}

export async function removeSelected(): Promise<CartLine[]> {
  return linesOf(await deleteSelectedProducts(OUTLIVES_PAGE));
}

/** Brings a guest's lines into the cart of the customer who has just signed in. */
export async function bringGuestCart(items: readonly CartItem[]): Promise<CartLine[]> {
  const shoppingCartProductsRequest = items.map(requestOf);
  return linesOf(await mergeGuestCart({ shoppingCartProductsRequest }, outlivesPage(items)));
}

function linesOf({ data }: CartResponse): CartLine[] {
  return data.map(cartLine);
}

/** A line as the calls that carry lines ask for it. */
export function requestOf(item: CartItem & { lineId?: number }): CartLineRequest {
  return {
    productId: item.productId,
    quantity: item.quantity,
    salesEventId: item.salesEventId,
    stockSource: item.source,
    shoppingCartId: item.lineId ?? 0,
    selected: item.selected,
    ...(item.size === undefined ? {} : { size: item.size }),
  };
}
