import { asked } from '#api/cache/asked.ts';
import type { CartItem } from '#api/cart/cart-model.ts';
import { getGetShippingQuotesQueryOptions } from '#generated/hooks/quotes/quotes.ts';
import type { ShippingQuote } from '#generated/models/shippingQuote.ts';
import type { ShippingQuotesResponse } from '#generated/models/shippingQuotesResponse.ts';
import { centsOf } from '#lib/cents.ts';

/** Where to: a state's two letters and a ZIP code of the US. */
export type ShippingPlace = { state: string; zip: string };

/** What is sent: the keys of a cart's line, and how many. */
export type ShippedItem = Omit<CartItem, 'active' | 'selected'>;

/** One way to ship; money in cents. */
export type ShippingWay = {
  method: ShippingQuote['method'];
  label: string;
  cents: number;
  carrier?: string;
  /** ISO dates between which it arrives if it is paid by card now. */
  arrives?: { from: string; to: string };
  /** "3-5 business days after it ships", for an API that names no dates. */
  takes?: string;
};

export type ShippingWays = {
  ways: ShippingWay[];
  /** Cents of products from which standard shipping is free, and those that are missing. */
  freeFromCents: number;
  missingCents: number;
};

/** The ways to send lines to a place, cheapest first. */
export function shippingWaysQuery({ state, zip }: ShippingPlace, items: readonly ShippedItem[]) {
  const lines = items.map(({ productId, quantity, salesEventId, source, size }) => ({
    productId,
    quantity,
    salesEventId,
    stockSource: source,
    ...(size !== undefined && { size }),
  }));
  return asked(
    getGetShippingQuotesQueryOptions(
      { destination: { state, zip, country: 'US' }, lines },
      { query: { select: waysIn } },
    ),
  );
}

function waysIn({ data }: ShippingQuotesResponse): ShippingWays {
  return {
    ways: data.quotes.map(wayOf),
    freeFromCents: centsOf(data.freeShippingThreshold),
    missingCents: centsOf(data.missingToFreeShipping),
  };
}

function wayOf(quote: ShippingQuote): ShippingWay {
  const { carrierCode, deliveryText, earliestArrivalDate: from, latestArrivalDate: to } = quote;
  return {
    method: quote.method,
    label: quote.label,
    cents: centsOf(quote.charge),
    ...(carrierCode && { carrier: carrierCode }),
    ...(from && to && { arrives: { from, to } }),
    ...(deliveryText && { takes: deliveryText }),
  };
}
