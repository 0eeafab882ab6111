import type { Shop } from '../backend/shop.ts';
import { type Wire, dollars } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Product } from '../catalog/product.ts';
import { metalCentsOf } from '../pricing/offer.ts';
import { findStateTax } from '../pricing/tax/rules.ts';
import { type TaxLine, type TaxQuote, taxQuote } from '../pricing/tax/tax.ts';
import type { Basket } from './basket.ts';

type Place = Pick<Wire<'Destination'>, 'state' | 'country'>;

/** No state has this name, so no state's tax is due. */
const NO_STATE = 'abroad';
/** For sets of mixed or unknown pieces. */
const LEAST_FINENESS = 0.9;

/** The sales tax on a basket shipped to a place. */
export function salesTax(basket: Basket, place: Place, shop: Shop): TaxQuote {
  return taxQuote(linesOf(basket, shop), taxPlace(place));
}

/** The state whose law counts for a place. */
export function taxPlace({ state, country }: Place): string {
  return country === 'US' ? state : NO_STATE;
}

/** What the tax rules read of each line of a basket. */
export function linesOf(basket: Basket, shop: Shop): TaxLine[] {
  return basket.lines.flatMap(({ line, product, price }): TaxLine[] => {
    if (!product) return [];
    return [
      {
        metal: product.metal,
        form: product.form,
        fineness: finenessOf(product, shop.catalog),
        country: product.country,
        totalCents: price.totalCents,
        metalCents: (metalCentsOf(product, shop) ?? 0) * line.quantity,
      },
    ];
  });
}

/** The tax in dollars, with its reasons in words. Local taxes are not simulated. */
export function taxShape(quote: TaxQuote): Wire<'TaxQuote'> {
  const limits = findStateTax(quote.state)?.exemptions.flatMap(({ fromCents }) => fromCents ?? []);
  const threshold = quote.counted?.limitCents ?? (limits?.length ? Math.max(...limits) : undefined);
  return {
    stateTax: dollars(quote.taxCents),
    cityTax: 0,
    specialTax: 0,
    totalTax: dollars(quote.taxCents),
    taxableAmount: dollars(quote.taxableCents),
    ratePercent: quote.ratePercent,
    isExempt: quote.taxCents === 0,
    reason: quote.reasons.join(' '),
    ...(threshold !== undefined && { threshold: dollars(threshold) }),
    ...(quote.counted && {
      thresholdAmount: dollars(quote.counted.cents),
      missingToThreshold: dollars(missingCents(quote.counted)),
    }),
  };
}

function missingCents({ limitCents, cents, above }: NonNullable<TaxQuote['counted']>): number {
  return limitCents - cents + (above ? 1 : 0);
}

/** .999 silver is 0.999; a set is as fine as its least fine piece. */
function finenessOf({ purity, grouped = [] }: Product, { byId }: Catalog): number {
  const own = Number(purity);
  if (purity && !Number.isNaN(own)) return own;
  const pieces = grouped.map(({ productId }) => Number(byId.get(productId)?.purity));
  const known = pieces.filter((fineness) => fineness > 0);
  return known.length > 0 ? Math.min(...known) : LEAST_FINENESS;
}
