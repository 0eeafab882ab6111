import { type Shop, market } from '../backend/shop.ts';
import { type Wire, dollars } from '../backend/wire.ts';
import type { HistoryRange } from '../market/history.ts';
import { firstStock, unitCentsOf } from '../pricing/offer.ts';
import { type SpotAsks, ounceCents, unitPriceCents } from '../pricing/price.ts';
import { chanceOf } from './chance.ts';
import type { Product, SpotRule } from './product.ts';

const DATE_LENGTH = 10;
const DAY_MS = 86_400_000;
/** A premium drifts for so many days from one share of today's to the next. */
const DRIFT_DAYS = 45;
const DRIFT = { low: 0.75, high: 1.35 };

/**
 * The price of one unit at the metal price of each day, oldest first, with the last price of each
 * day. Its premium was now higher, now lower; at the end it is today's, with the sale that runs. A
 * fixed price has two points: the first and the last day.
 */
export function priceHistory(
  product: Product,
  range: HistoryRange,
  shop: Shop,
): Wire<'ProductPricePoint'>[] {
  const rule = firstStock(product)?.rule;
  if (!rule) return [];
  const metal = rule.type === 'spot' ? rule.metal : 'gold';
  const days = market
    .history(metal, range, shop.board.spotTime)
    .map(({ time, askCents }) => ({ time, date: dateOf(time), askCents }))
    .filter(({ date }, index, all) => date !== all[index + 1]?.date);
  const today = unitCentsOf(product, shop);
  const last = days.length - 1;
  if (rule.type === 'fixed') {
    const ends = [days[0], days[last]].flatMap((day) => day ?? []);
    return ends.map(({ date }) => ({ date, price: dollars(today) }));
  }
  return days.map(({ time, date, askCents }, index) => {
    const spot = { ...shop.spot, [metal]: askCents };
    const cents = index === last ? today : driftedCents(product.id, rule, spot, time);
    return { date, price: dollars(cents), spot: dollars(ounceCents(rule.metal, spot)) };
  });
}

function driftedCents(productId: number, rule: SpotRule, spot: SpotAsks, time: number): number {
  const list = unitPriceCents(rule, 1, spot);
  const worth = ounceCents(rule.metal, spot) * rule.ounces;
  return Math.round(worth + (list - worth) * driftAt(productId, time));
}

/** The share of today's premium at a time, in ms. */
function driftAt(productId: number, time: number): number {
  const at = time / DAY_MS / DRIFT_DAYS;
  const from = Math.floor(at);
  const shares = [from, from + 1].map((step) =>
    chanceOf(`premium ${productId} ${step}`, 1).between(DRIFT.low, DRIFT.high),
  );
  const [one = 1, other = 1] = shares;
  return one + (other - one) * (at - from);
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, DATE_LENGTH);
}
