import type { Wire } from '../../backend/wire.ts';
import type { InventorySource } from '../../cart/line.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Product } from '../../catalog/product.ts';
import { imagePath } from '../../catalog/shape/picture.ts';
import type { Market } from '../../market/market.ts';
import { type Metal, metals } from '../../market/metal.ts';
import { dateOfDay, newYorkDay } from '../../market/new-york.ts';
import { type SpotAsks, cardCents, unitPriceCents } from '../../pricing/price.ts';
import {
  carrierShippingCents,
  signatureCents,
  standardShippingCents,
} from '../../pricing/shipping.ts';
import { type TaxLine, taxQuote } from '../../pricing/tax/tax.ts';
import { type OrderRecord, type OrderedLine, subTotalCents } from '../order-record.ts';
import { paymentDueAt } from '../schedule.ts';

/** A line of a past order; `later` is the number of days until a presale was expected. */
type PastLine = {
  slug: string;
  quantity: number;
  source?: InventorySource;
  later?: number;
  size?: string;
  /** A fixed price in cents, where other data mentions it. */
  unitCents?: number;
};

/** A past order in short form; prices follow from the market of that day. */
export type PastOrder = {
  invoice: string;
  daysAgo: number;
  method: Wire<'PaymentMethod'>;
  lines: readonly PastLine[];
  shipping?: OrderRecord['shippingMethod'];
  coupon?: { code: string; cents: number };
  isSplit?: boolean;
  isGiftWrap?: boolean;
  isSigned?: boolean;
  note?: string;
  /** How many days after the order it was put on hold, and why. */
  hold?: { after: number; note: string };
};

export type Buyer = { customerId: string; emailId: string; shippingInfo: Wire<'NewAddress'> };

const DAY = 86_400_000;
const GIFT_WRAP_CENTS = 7_00;
const WITH_SURCHARGE: ReadonlySet<string> = new Set(['creditCard', 'payPal', 'applePay']);

/** The closing asks of the day of an instant (ms); 0 where a price is unknown. */
export function asksOn(market: Market, time: number): SpotAsks {
  const date = dateOfDay(newYorkDay(time));
  const closes = metals.map((metal): [Metal, number] => [
    metal,
    market.dailyClose(metal, date) ?? 0,
  ]);
  return Object.fromEntries(closes) as SpotAsks;
}

/** Prices a past order by today's rules at the market of its day. `now` in ms. */
export function pastOrder(
  past: PastOrder,
  buyer: Buyer,
  { catalog, market, now }: { catalog: Catalog; market: Market; now: number },
): OrderRecord {
  // Whole minutes, and another time of day for each order.
  const orderedAt = Math.floor((now - past.daysAgo * DAY) / 60_000) * 60_000;
  const spot = asksOn(market, orderedAt);
  const found = past.lines.flatMap((line) => {
    const product = catalog.bySlug.get(line.slug);
    return product ? [{ product, line: orderedLine(product, line, spot, orderedAt) }] : [];
  });
  const lines = found.map(({ line }) => line);
  const { shipping = 'standard', method, hold } = past;
  const signatureFee = signatureCents(subTotalCents({ lines }));
  const due = paymentDueAt(method, orderedAt);
  const tax = taxQuote(
    found.map(({ product, line }) => taxLine(product, line, spot)),
    buyer.shippingInfo.state,
  );
  return {
    invoice: past.invoice,
    customerId: buyer.customerId,
    emailId: buyer.emailId,
    orderedAt,
    paymentMethod: method,
    ...(due !== undefined && { dueAt: due }),
    shippingMethod: shipping,
    lines,
    charges: {
      ...couponCharge(past),
      surchargeCents: WITH_SURCHARGE.has(method) ? surchargeCents(lines) : 0,
      shippingCents: shippingCents(shipping, lines),
      signatureCents: past.isSigned ? signatureFee : 0,
      giftWrapCents: past.isGiftWrap ? GIFT_WRAP_CENTS : 0,
      marketLossCents: 0,
      taxCents: tax.taxCents,
    },
    shippingInfo: buyer.shippingInfo,
    ...(past.note && { orderNote: past.note }),
    isSplit: past.isSplit ?? false,
    isSigned: past.isSigned === true || signatureFee === 0,
    ...(hold && { hold: { at: orderedAt + hold.after * DAY, note: hold.note } }),
  };
}

function couponCharge({ coupon }: PastOrder) {
  return coupon ? { couponCents: coupon.cents, couponCode: coupon.code } : { couponCents: 0 };
}

function shippingCents(method: OrderRecord['shippingMethod'], lines: OrderedLine[]): number {
  if (method === 'standard') return standardShippingCents(subTotalCents({ lines }));
  return carrierShippingCents(
    lines.reduce((ounces, line) => ounces + line.ounces * line.quantity, 0),
  );
}

function surchargeCents(lines: readonly OrderedLine[]): number {
  return lines.reduce(
    (sum, { unitCents, quantity }) => sum + (cardCents(unitCents) - unitCents) * quantity,
    0,
  );
}

function orderedLine(
  product: Product,
  { quantity, source = 'instock', later, size, unitCents }: PastLine,
  spot: SpotAsks,
  orderedAt: number,
): OrderedLine {
  const [stock] = product.stocks;
  const expected = later === undefined ? undefined : orderedAt + later * DAY;
  return {
    productId: product.id,
    name: product.name,
    slug: product.slug,
    imagePath: imagePath(product),
    ...(product.metal !== 'none' && { metal: product.metal }),
    ounces: product.ounces,
    quantity,
    source,
    ...(size && { size }),
    unitCents: unitCents ?? (stock ? unitPriceCents(stock.rule, quantity, spot) : 0),
    ...(expected && { expectedShipDate: dateOfDay(newYorkDay(expected)) }),
  };
}

/** A line of an order as the tax rules read it; `spot` is that of the order's day. */
export function taxLine(
  product: Product,
  { unitCents, quantity }: OrderedLine,
  spot: SpotAsks,
): TaxLine {
  const { metal, form, country, ounces } = product;
  return {
    metal,
    form,
    country,
    fineness: Number(product.purity) || 0,
    totalCents: unitCents * quantity,
    metalCents: metal === 'none' ? 0 : Math.round(spot[metal] * ounces * quantity),
  };
}
