import type { Call, Resolvers } from '../backend/call.ts';
import { shopOf } from '../backend/shop.ts';
import { type Wire, centsFrom, dollars, isoTime } from '../backend/wire.ts';
import { searchProduct } from '../catalog/shape/search-product.ts';
import { zipDoubts } from '../checkout/address-check.ts';
import { grandTotalCents } from '../checkout/amounts.ts';
import { isSurcharged, paymentOptions } from '../checkout/payment/options.ts';
import { metalCentsOf } from '../pricing/offer.ts';
import { settings } from '../pricing/settings.ts';
import { tierAt } from '../pricing/tier-table.ts';
import { bidsByProduct } from '../sell/bid-handlers.ts';
import { type Choice, choicesFor } from './choices.ts';
import { inStock, leastAmong, tiersOf } from './most.ts';
import { METHOD, type Plan, amountsFor } from './order-total.ts';

/** Jewelry and supplies are not bought by the ounce. */
const FORMS: readonly string[] = ['coin', 'bar', 'round', 'note'] satisfies Wire<'BudgetForm'>[];

/** A ZIP code does not change what this backend knows of a state. */
const NO_ZIP = '00000';

/** How much metal a sum buys. */
export const budget = {
  getMetalForBudget: (call) => {
    const { amount, metal, form, payment, state, zip } = call.query;
    const shop = shopOf(call);
    const plan = { state, zip: zip ?? NO_ZIP, payment, shop, tables: call.visitor.tables };
    const products = call.visitor.scenarios.has('empty-catalog') ? [] : shop.catalog.products;
    const asked = products.filter((product) => {
      return product.metal === metal && FORMS.includes(product.form) && isForm(product.form, form);
    });
    const limit = limitOf(payment);
    const sum = Math.min(centsFrom(amount), limit);
    const bids = bidsByProduct(metal, shop);
    const found = choicesFor({ products: asked, bids }, sum, plan);
    const least = found ? undefined : leastAmong(asked, plan);
    const [zipMessage] = zip ? zipDoubts(zip, state) : [];
    const shape = (choice: Choice) => choiceShape(choice, centsFrom(amount), bids, plan);
    return {
      data: {
        timestamp: isoTime(shop.board.spotTime),
        areStale: shop.board.areStale,
        freeShippingThreshold: dollars(settings.freeShippingFromCents),
        ...(found && { choice: shape(found.best) }),
        alternatives: found?.others.map(shape) ?? [],
        ...(least && { cheapest: shape(least) }),
        ...(limit < centsFrom(amount) && { maximumTotal: dollars(limit) }),
        ...(zipMessage && { zipMessage }),
      },
    };
  },
} satisfies Partial<Resolvers>;

function isForm(form: string, asked: Call<'getMetalForBudget'>['query']['form']): boolean {
  return asked === undefined || form === asked;
}

/** The most cents that one order may cost by any of the ways to pay. */
function limitOf(payment: Wire<'BudgetPayment'>): number {
  const payer = { isNewCustomer: false, owesMarketLoss: false };
  const ways = paymentOptions(undefined, payer).filter(
    ({ method }) => isSurcharged(method) === (payment === 'card'),
  );
  return Math.max(...ways.map(({ maximumTotal }) => centsFrom(maximumTotal ?? Infinity)));
}

function choiceShape(
  { product, quantity, ounces, reason }: Choice,
  sum: number,
  bids: ReadonlyMap<number, number>,
  plan: Plan,
): Wire<'BudgetChoice'> {
  const { shop, payment } = plan;
  const amounts = amountsFor(product, quantity, plan);
  const { subtotalCents, surchargeCents } = amounts.basket;
  const subTotal = subtotalCents + (payment === 'card' ? surchargeCents : 0);
  const total = grandTotalCents(amounts, METHOD[payment]);
  const stock = inStock(product, plan);
  const bid = bids.get(product.id);
  return {
    product: searchProduct(product, shop),
    ...(reason && { reason }),
    quantity,
    // Without what a sum of binary fractions leaves behind.
    ounces: Number(ounces.toFixed(5)),
    unitPrice: dollars(subTotal / quantity),
    tierFrom: stock ? tierAt(tiersOf(product, stock, plan), quantity).row.min : 1,
    ...premiumOf(subTotal / quantity, metalCentsOf(product, shop) ?? 0, product.ounces),
    subTotal: dollars(subTotal),
    shippingLabel: amounts.shipping?.label ?? '',
    shippingCharge: dollars(amounts.charges.shipping),
    tax: dollars(amounts.charges.tax),
    taxReason: amounts.tax?.reasons.join(' ') ?? '',
    total: dollars(total),
    remaining: dollars(sum - total),
    ...(bid && { bidPrice: dollars(bid), bidTotal: dollars(bid * quantity) }),
    available: stock?.quantity ?? 0,
  };
}

function premiumOf(unitCents: number, metalCents: number, ounces: number) {
  const over = unitCents - metalCents;
  return {
    premiumPerOunce: dollars(Math.round(over / ounces)),
    premiumPercent: metalCents > 0 ? Math.round((over / metalCents) * 10_000) / 100 : 0,
  };
}
