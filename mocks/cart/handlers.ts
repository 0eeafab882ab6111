import type { Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { problem } from '../backend/problem.ts';
import type { Wire } from '../backend/wire.ts';
import { cartProduct } from './cart-product.ts';
import { type CartLine, isSameLine } from './line.ts';
import { mergedCart } from './merge.ts';
import {
  cartAnswer,
  changeCart,
  guestHold,
  guestPrices,
  holdPrices,
  openCart,
} from './open-cart.ts';
import { priceLine } from './priced-line.ts';
import {
  addLine,
  emptyCart,
  overwriteLine,
  removeLine,
  setQuantity,
  setSelected,
} from './rules.ts';
import { refuseUncovered, sellable } from './stock.ts';
import type { StoredLine } from './table.ts';

const NOT_THERE = 'This line is not in your cart any more.';

/** §4, §7 The cart of a customer, and prices for the cart of a guest. */
export const cart = {
  getProductFromShoppingCart: (call) =>
    cartAnswer(openCart(call, { renew: call.query.renewPrices ?? false })),

  addProductToShoppingCart: once(
    'addProductToShoppingCart',
    (call) => {
      const { carts } = call.visitor.tables;
      return changeCart(call, (lines, open) => {
        holdPrices(call, open);
        const added: StoredLine = { ...additionOf(call.body), cartId: carts.nextCartId };
        const stock = sellable(added, open.shop);
        const join = call.body.overwrite ? overwriteLine : addLine;
        const next = join(lines, added);
        const line = next.find((each) => isSameLine(each, added)) ?? added;
        refuseUncovered(line, stock, open.shop);
        if (line.cartId === carts.nextCartId) carts.nextCartId += 1;
        return next;
      });
    },
    { repeat: (call) => cartAnswer(openCart(call)) },
  ),

  updateProductQtyFromShoppingCart: (call) =>
    changeCart(call, (lines, { shop }) =>
      call.body.shoppingCartProducts.reduce((changed, request) => {
        const line = findLine(changed, request);
        refuseUncovered({ ...line, quantity: request.quantity }, sellable(line, shop), shop);
        return setQuantity(changed, line, request.quantity);
      }, lines),
    ),

  updateCartProductSelection: (call) => {
    const { shoppingCartId, selected } = call.query;
    return changeCart(call, (lines) => {
      const line = lines.find(({ cartId }) => cartId === shoppingCartId);
      if (!line) throw problem(404, NOT_THERE);
      return setSelected(lines, line, selected);
    });
  },

  updateCartSelection: (call) => {
    const { shoppingCartIds, selected } = call.body;
    const named = new Set(shoppingCartIds);
    return changeCart(call, (lines) => {
      const known = new Set(lines.map(({ cartId }) => cartId));
      if (shoppingCartIds.some((id) => !known.has(id))) throw problem(404, NOT_THERE);
      return lines.map((line) => (named.has(line.cartId) ? { ...line, selected } : line));
    });
  },

  deleteProductFromShoppingCart: (call) => {
    const { ProductId, productInventorySource, salesEventId, size } = call.query;
    return changeCart(call, (lines) => {
      const key = { productId: ProductId, source: productInventorySource, salesEventId };
      return removeLine(lines, findStored(lines, { ...key, ...(size && { size }) }));
    });
  },

  deleteSelectedProducts: (call) => changeCart(call, emptyCart),

  mergeGuestCart: (call) => {
    const { carts } = call.visitor.tables;
    return changeCart(call, (lines, open) => {
      const guest = call.body.shoppingCartProductsRequest.map(lineOf);
      // An empty cart keeps the promise to the guest; two promises become a new one.
      holdPrices(call, open, lines.length === 0 ? guestHold(call, guest) : undefined);
      return mergedCart(lines, guest, open.shop, () => carts.nextCartId++);
    });
  },

  getUpdateShoppingCart: (call) => {
    const lines = call.body.shoppingCartProductsRequest.map(lineOf);
    const { shop, hold } = guestPrices(call, lines, call.body.renewPrices);
    return { data: lines.map((line) => cartProduct(priceLine(line, shop), shop, hold.until)) };
  },
} satisfies Partial<Resolvers>;

/** A requested line as the cart rules take it; selected by default. */
export function lineOf(request: Wire<'CartLineRequest'>): CartLine {
  return {
    productId: request.productId,
    quantity: request.quantity,
    salesEventId: request.salesEventId,
    source: request.stockSource,
    ...(request.size && { size: request.size }),
    selected: request.selected ?? true,
    active: true,
  };
}

function additionOf(body: Wire<'CartAddition'>): CartLine {
  return {
    productId: body.productId,
    quantity: body.quantity,
    salesEventId: body.activeSalesEventId,
    source: body.productInventorySource,
    ...(body.size && { size: body.size }),
    selected: body.selected ?? true,
    active: true,
  };
}

function findLine(lines: readonly StoredLine[], request: Wire<'CartLineRequest'>): StoredLine {
  const named = lines.find(({ cartId }) => cartId === request.shoppingCartId);
  return named ?? findStored(lines, lineOf(request));
}

function findStored(
  lines: readonly StoredLine[],
  key: Parameters<typeof isSameLine>[1],
): StoredLine {
  const line = lines.find((each) => isSameLine(each, key));
  if (!line) throw problem(404, NOT_THERE);
  return line;
}
