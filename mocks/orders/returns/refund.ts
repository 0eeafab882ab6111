import type { Catalog } from '../../catalog/catalog.ts';
import { taxQuote } from '../../pricing/tax/tax.ts';
import type { SpotAsks } from '../../pricing/price.ts';
import { type OrderRecord, type OrderedLine, subTotalCents } from '../order-record.ts';
import { taxLine } from '../past/past-order.ts';

/**
 * Cents that come back for one unit of a line: its price less its share of the coupon, with its share
 * of the surcharge and, if it was taxed, of the sales tax. `spot` is that of the order's day.
 */
export function refundCentsOf(
  order: OrderRecord,
  line: OrderedLine,
  { byId }: Pick<Catalog, 'byId'>,
  spot: SpotAsks,
): number {
  const { couponCents, surchargeCents, taxCents } = order.charges;
  const shared = shareOf(surchargeCents - couponCents, line, subTotalCents(order));
  return line.unitCents + shared + shareOf(taxCents, line, taxableCents(order, line, byId, spot));
}

/** What of the order was taxed together with this line; 0 if the line was not. */
function taxableCents(
  order: OrderRecord,
  line: OrderedLine,
  byId: Catalog['byId'],
  spot: SpotAsks,
): number {
  const known = order.lines.flatMap((each) => {
    const product = byId.get(each.productId);
    return product ? [{ line: each, tax: taxLine(product, each, spot) }] : [];
  });
  const quote = taxQuote(
    known.map(({ tax }) => tax),
    order.shippingInfo?.state ?? '',
  );
  const index = known.findIndex((each) => each.line === line);
  return quote.lines[index]?.isExempt === false ? quote.taxableCents : 0;
}

/** The share of one unit of a line in an amount that is spread over `totalCents`. */
function shareOf(amountCents: number, { unitCents }: OrderedLine, totalCents: number): number {
  return totalCents > 0 ? Math.round((amountCents * unitCents) / totalCents) : 0;
}
