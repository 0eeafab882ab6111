import type { Shop } from '../backend/shop.ts';
import type { Tables } from '../backend/tables.ts';
import type { Wire } from '../backend/wire.ts';
import type { CartLine } from '../cart/line.ts';
import type { Product } from '../catalog/product.ts';
import { type CheckoutAmounts, amountsOf, grandTotalCents } from '../checkout/amounts.ts';
import { newCheckout } from '../checkout/table.ts';
import { saleOf } from '../pricing/offer.ts';

/** An order of a guest in the making: where it ships to, and how it is paid. */
export type Plan = {
  state: string;
  zip: string;
  payment: Wire<'BudgetPayment'>;
  shop: Shop;
  tables: Tables;
};

/** Any of the ways that cost the same. */
export const METHOD = { cash: 'paperCheck', card: 'creditCard' } as const;

/** The line of a cart with so many pieces of a product that is in stock. */
function lineFor(product: Product, quantity: number, shop: Shop): CartLine {
  const salesEventId = saleOf(product, shop)?.eventId ?? 0;
  const { id: productId } = product;
  return { productId, quantity, salesEventId, source: 'instock', selected: true, active: true };
}

/** What the checkout would charge for so many pieces of a product, and nothing else. */
export function amountsFor(product: Product, quantity: number, plan: Plan): CheckoutAmounts {
  const { state, zip, shop, tables } = plan;
  const shippingInfo = {
    firstName: '',
    lastName: '',
    address1: '',
    city: '',
    state,
    zip,
    country: 'US',
    addressType: 'shipping',
  } as const;
  const lines = [lineFor(product, quantity, shop)];
  const checkout = newCheckout(lines, { fedAt: shop.now, until: shop.now }, {});
  return amountsOf({ ...checkout, shippingInfo }, tables, shop);
}

/** The whole of such an order in cents. */
export function totalFor(product: Product, quantity: number, plan: Plan): number {
  return grandTotalCents(amountsFor(product, quantity, plan), METHOD[plan.payment]);
}
