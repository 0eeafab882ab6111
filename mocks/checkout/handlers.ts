import { note } from '../analytics/table.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { problem } from '../backend/problem.ts';
import { type Shop, heldShop } from '../backend/shop.ts';
import { type Wire, centsFrom, dollars } from '../backend/wire.ts';
import { lineOf } from '../cart/handlers.ts';
import { openCart } from '../cart/open-cart.ts';
import { settings } from '../pricing/settings.ts';
import { missingForFreeShipping } from '../pricing/shipping.ts';
import { checkAddress } from './address-check.ts';
import { type Basket, basketOf } from './basket.ts';
import { shippingQuote } from './checkout-session.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { paymentOptions } from './payment/options.ts';
import { payerOf } from './payment/payer.ts';
import { taxShape } from './sales-tax.ts';
import { judgeZip, taxOfOrder } from './tax-order.ts';
import { holdFor } from './open-checkout.ts';
import { shippingOffers } from './shipping-quotes.ts';

/**
 * Quotes and checks for a checkout. Except the IRA questionnaire, none of them changes anything.
 */
export const checkout = {
  getShippingQuotes: (call) => {
    const { basket, shop } = asked(call);
    return {
      data: {
        quotes: shippingOffers(basket, call.body.destination, shop.now)
          .toSorted((one, other) => one.chargeCents - other.chargeCents)
          .map(shippingQuote),
        freeShippingThreshold: dollars(settings.freeShippingFromCents),
        missingToFreeShipping: dollars(missingForFreeShipping(basket.subtotalCents)),
      },
    };
  },

  getTaxQuote: (call) => {
    judgeZip(call.body.destination);
    const { basket, shop } = asked(call);
    const { quote, subtotalCents } = taxOfOrder(basket, call.body, shop);
    return { data: { ...taxShape(quote), subTotal: dollars(subtotalCents) } };
  },

  validateAddress: ({ body }) => ({ data: checkAddress(body) }),

  getPaymentMethods: (call) => {
    const { total } = call.query;
    const cents = total === undefined ? undefined : centsFrom(total);
    return { data: paymentOptions(cents, payerOf(call)) };
  },

  getCheckoutSettings: () => ({ data: checkoutSettings() }),

  submitIraQuestionnaire: once('submitIraQuestionnaire', ({ visitor, body }) => {
    note(visitor.tables.activity.iraQuestionnaires, body);
    const message = 'Thank you. We will write to you within one business day.';
    return { data: { success: true, message } };
  }),
} satisfies Partial<Resolvers>;

type QuoteCall = Call<'getShippingQuotes'> | Call<'getTaxQuote'>;

function asked(call: QuoteCall): { basket: Basket; shop: Shop } {
  const isEstimate = 'goods' in call.body;
  const { lines = isEstimate ? [] : undefined } = call.body;
  if (lines) {
    const asked = lines.map(lineOf);
    const shop = heldShop(call, holdFor(call, asked).fedAt);
    return { basket: basketOf(asked, shop), shop };
  }
  if (!call.customerId) throw linesMissing();
  const { cart, shop } = openCart(call);
  return {
    basket: basketOf(
      cart.lines.filter(({ selected }) => selected),
      shop,
    ),
    shop,
  };
}

/** The backend keeps no cart for guests, so they must send their lines. */
export function linesMissing(): Response {
  const errors: Wire<'FieldError'>[] = [
    { field: 'lines', in: 'body', message: 'is required without an account' },
  ];
  return problem(400, 'Tell us what is in the cart.', { errors });
}
