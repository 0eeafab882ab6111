import type { ProductStock } from '#api/catalog/product-stock.ts';
import { readQuantity } from '#commerce/cart/model/rules.ts';
import type { Pay } from '#commerce/product/pay.ts';

import { sellable } from '#commerce/product/offer.ts';

/** The shopper's choice on a product page. The quantity is the typed text. */
export type Choice = { stock: string; size: string; quantity: string; payment: Pay };

/** The parameters of an address that a product page reads, also from a form without JavaScript. */
export const choiceParameters = ['stock', 'size', 'quantity', 'payment', 'line', 'source'] as const;

/** The choice in an address, as far as the product has it. */
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

/** The query of a choice; defaults are left out. */
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
 * The clean query for a form that was submitted to this page without JavaScript; `undefined` if the
 * query is not from a form. The cart's field for the stock is named `source`.
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
