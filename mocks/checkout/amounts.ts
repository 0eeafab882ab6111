import type { Shop } from '../backend/shop.ts';
import type { Tables } from '../backend/tables.ts';
import type { Wire } from '../backend/wire.ts';
import { tryCoupon } from '../coupons/coupon-use.ts';
import type { CouponAnswer } from '../coupons/rules.ts';
import { settings } from '../pricing/settings.ts';
import { signatureCents } from '../pricing/shipping.ts';
import type { TaxQuote } from '../pricing/tax/tax.ts';
import { type Basket, basketOf } from './basket.ts';
import { isSurcharged } from './payment/options.ts';
import { salesTax } from './sales-tax.ts';
import { type ShippingOffer, shippingOffers } from './shipping-quotes.ts';
import type { StoredCheckout } from './table.ts';

type Method = Wire<'PaymentMethod'>;

/** All amounts of a checkout at one moment, in cents. */
export type CheckoutAmounts = {
  basket: Basket;
  coupon?: CouponAnswer;
  offers: ShippingOffer[];
  /** The chosen shipping method, or the first one offered when the chosen one is not. */
  shipping?: ShippingOffer;
  tax?: TaxQuote;
  charges: {
    coupon: number;
    shipping: number;
    signature: number;
    giftWrap: number;
    marketLoss: number;
    tax: number;
  };
};

/** Computes basket, coupon, shipping, tax and charges of a checkout. */
export function amountsOf(checkout: StoredCheckout, tables: Tables, shop: Shop): CheckoutAmounts {
  const { shippingInfo } = checkout;
  const basket = basketOf(checkout.lines, shop);
  const coupon = couponOf(checkout, basket, tables, shop);
  const offers = shippingInfo ? shippingOffers(basket, shippingInfo, shop.now) : [];
  const shipping = chosenOffer(offers, checkout);
  const tax = shippingInfo && salesTax(basket, shippingInfo, shop);
  return {
    basket,
    ...(coupon && { coupon }),
    offers,
    ...(shipping && { shipping }),
    ...(tax && { tax }),
    charges: {
      ...chosenExtras(checkout, basket),
      coupon: coupon?.applies ? coupon.discountCents : 0,
      shipping: shipping?.chargeCents ?? 0,
      marketLoss: marketLossCents(tables, checkout.customerId),
      tax: tax?.taxCents ?? 0,
    },
  };
}

function chosenOffer(
  offers: ShippingOffer[],
  { shippingMethod }: StoredCheckout,
): ShippingOffer | undefined {
  return offers.find(({ method }) => method === shippingMethod) ?? offers[0];
}

function couponOf(
  { couponCode, customerId }: StoredCheckout,
  basket: Basket,
  { coupons }: Tables,
  { now }: Shop,
): CouponAnswer | undefined {
  return couponCode ? tryCoupon(coupons, couponCode, basket, { customerId, now }) : undefined;
}

function marketLossCents({ customers }: Tables, customerId = ''): number {
  return customers.get(customerId)?.marketLoss?.cents ?? 0;
}

function chosenExtras(
  checkout: StoredCheckout,
  basket: Basket,
): Pick<CheckoutAmounts['charges'], 'signature' | 'giftWrap'> {
  return {
    signature: isSigned(checkout, basket) ? signatureCents(basket.subtotalCents) : 0,
    giftWrap: checkout.isGiftWrap ? settings.giftWrapFeeCents : 0,
  };
}

/** Whether the carrier asks for a signature. A large order needs one, but a depository signs. */
export function isSigned(
  { isSignatureConfirmation, isShipToDepository }: StoredCheckout,
  { subtotalCents }: Basket,
): boolean {
  if (isShipToDepository) return false;
  return isSignatureConfirmation || signatureCents(subtotalCents) === 0;
}

/** The total in cents for a payment method; without a method, the total by check or wire. */
export function grandTotalCents({ basket, charges }: CheckoutAmounts, method?: Method): number {
  const { coupon, shipping, signature, giftWrap, marketLoss, tax } = charges;
  const surcharge = method && isSurcharged(method) ? basket.surchargeCents : 0;
  const extras = shipping + signature + giftWrap + marketLoss + tax;
  return basket.subtotalCents + surcharge - coupon + extras;
}
