import { asked } from '#api/cache/asked.ts';
import type { Metal, ProductForm } from '#api/catalog/product-card.ts';
import type { CartLineRequest } from '#generated/models/cartLineRequest.ts';
import { getGetTaxQuoteQueryOptions } from '#generated/hooks/tax/tax.ts';
import type { TaxQuote as WireQuote } from '#generated/models/taxQuote.ts';
import type { TaxQuoteResponse } from '#generated/models/taxQuoteResponse.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';

/** Metal without a product, for an estimate; the amount in cents. */
type Goods = { metal: Metal; form: ProductForm; cents: number };

/** What is sent where: metal without a product, or one product from the stock. */
export type TaxedOrder = {
  /** Two letters. */
  state: string;
  zip: string;
} & ({ goods: Goods } | { product: { id: number; quantity: number } });

/** The sales tax on an order, in cents. */
export type TaxQuote = {
  cents: number;
  /** The state's part of it; what is beyond is local. */
  stateCents: number;
  /** Percent. */
  rate: number;
  reason: string;
  /** Cents from which the order is exempt, where a limit counts. */
  limitCents: number | undefined;
  /** Cents that are missing to that. */
  missingCents: number | undefined;
  /** All of the order before tax. */
  subtotalCents: number | undefined;
};

/** What sales tax an order comes to. A ZIP code of another state is refused. */
export function taxQuoteQuery(order: TaxedOrder) {
  const destination = { state: order.state, zip: order.zip, country: 'US' };
  const body = 'goods' in order ? { goods: [goodsOf(order.goods)] } : { lines: [lineOf(order)] };
  return asked(
    getGetTaxQuoteQueryOptions({ destination, ...body }, { query: { select: quoteIn } }),
  );
}

function goodsOf({ metal, form, cents }: Goods) {
  return { metal, form, amount: cents / 100 };
}

function lineOf({ product }: { product: { id: number; quantity: number } }): CartLineRequest {
  const { id: productId, quantity } = product;
  return { productId, quantity, salesEventId: 0, stockSource: 'instock' };
}

function quoteIn({ data }: TaxQuoteResponse): TaxQuote {
  return quoteOf(data);
}

function quoteOf(quote: WireQuote): TaxQuote {
  return {
    cents: centsOf(quote.totalTax),
    stateCents: centsOf(quote.stateTax),
    rate: quote.ratePercent,
    reason: quote.reason,
    limitCents: centsIfAny(quote.threshold),
    missingCents: centsIfAny(quote.missingToThreshold),
    subtotalCents: centsIfAny(quote.subTotal),
  };
}
