import type { ProductStock } from '#api/catalog/product-stock.ts';
import { readQuantity } from '#commerce/cart/model/rules.ts';
import type { Pay } from '#commerce/product/pay.ts';

import { sellable } from './sellable.ts';

/** What the shopper has picked on a product page. The quantity is what was typed. */
export type Choice = { stock: string; size: string; quantity: string; payment: Pay };

/** The choice that an address asks for, as far as the product has it. */
export function choiceOf(query: URLSearchParams, stocks: readonly ProductStock[]): Choice {
  const offered = sellable(stocks);
  const stock = offered.find(({ source }) => source === query.get('stock')) ?? offered[0];
  const size = stock?.sizes.find((one) => one.size === query.get('size'));
  return {
    stock: stock?.source ?? '',
    size: size?.size ?? '',
    quantity: String(readQuantity(query.get('quantity') ?? '') ?? 1),
    payment: query.get('payment') === 'card' ? 'card' : 'check',
  };
}

/** The address of a choice. What is the page's own beginning anyway is left out. */
export function queryOf(choice: Choice, stocks: readonly ProductStock[]): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.stock !== (sellable(stocks)[0]?.source ?? '')) query.set('stock', choice.stock);
  if (choice.size) query.set('size', choice.size);
  const quantity = readQuantity(choice.quantity) ?? 1;
  if (quantity !== 1) query.set('quantity', String(quantity));
  if (choice.payment !== 'check') query.set('payment', choice.payment);
  return query;
}

/**
 * The address that the page's form asks for when it is sent to the page itself, without
 * JavaScript; `undefined` when the query comes from no form. The cart's field for the stock is
 * called `source`.
 */
export function cleanQuery(query: URLSearchParams): URLSearchParams | undefined {
  if (!query.has('line')) return undefined;
  const clean = new URLSearchParams();
  for (const [field, name] of [
    ['source', 'stock'],
    ['size', 'size'],
    ['quantity', 'quantity'],
    ['payment', 'payment'],
  ] as const) {
    const value = query.get(field);
    if (value) clean.set(name, value);
  }
  return clean;
}
