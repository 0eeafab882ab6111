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

/** Everything a checkout comes to at one moment; all amounts in cents. */
export type Reckoning = {
  basket: Basket;
  coupon?: CouponAnswer;
  offers: ShippingOffer[];
  /** The way of shipping that counts: the chosen one, or the first where it is not offered. */
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

/** Works a checkout out, part by part. */
export function reckon(checkout: StoredCheckout, tables: Tables, shop: Shop): Reckoning {
  const { couponCode, customerId, shippingInfo } = checkout;
  const basket = basketOf(checkout.lines, shop);
  const coupon = couponCode
    ? tryCoupon(tables.coupons, couponCode, basket, { customerId, now: shop.now })
    : undefined;
  const offers = shippingInfo ? shippingOffers(basket, shippingInfo) : [];
  const shipping = offers.find(({ method }) => method === checkout.shippingMethod) ?? offers[0];
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
      marketLoss: marketLossCents(tables, customerId),
      tax: tax?.taxCents ?? 0,
    },
  };
}

function marketLossCents({ customers }: Tables, customerId = ''): number {
  return customers.get(customerId)?.marketLoss?.cents ?? 0;
}

function chosenExtras(
  { isSignatureConfirmation, isGiftWrap }: StoredCheckout,
  { subtotalCents }: Basket,
): Pick<Reckoning['charges'], 'signature' | 'giftWrap'> {
  return {
    signature: isSignatureConfirmation ? signatureCents(subtotalCents) : 0,
    giftWrap: isGiftWrap ? settings.giftWrapFeeCents : 0,
  };
}

/** What the whole order costs when paid one way, in cents; without a way, as by check or wire. */
export function grandTotalCents({ basket, charges }: Reckoning, method?: Method): number {
  const { coupon, shipping, signature, giftWrap, marketLoss, tax } = charges;
  const surcharge = method && isSurcharged(method) ? basket.surchargeCents : 0;
  const extras = shipping + signature + giftWrap + marketLoss + tax;
  return basket.subtotalCents + surcharge - coupon + extras;
}
