import { type Shop, market } from '../backend/shop.ts';
import { type Wire, dollars } from '../backend/wire.ts';
import type { HistoryRange } from '../market/history.ts';
import { unitPriceCents } from '../pricing/price.ts';
import type { PriceRule } from './product.ts';

const DATE_LENGTH = 10;

/**
 * The price of one unit by today's rule at the metal price of each day, oldest first, with the last
 * price of each day. A fixed price has two points: the first and the last day.
 */
export function priceHistory(
  rule: PriceRule,
  range: HistoryRange,
  { board, spot }: Shop,
): Wire<'ProductPricePoint'>[] {
  const metal = rule.type === 'spot' ? rule.metal : 'gold';
  const points = market.history(metal, range, board.spotTime).map(({ time, askCents }) => ({
    date: new Date(time).toISOString().slice(0, DATE_LENGTH),
    price: dollars(unitPriceCents(rule, 1, { ...spot, [metal]: askCents })),
  }));
  const daily = points.filter(({ date }, index) => date !== points[index + 1]?.date);
  return rule.type === 'spot' ? daily : [daily[0], daily.at(-1)].flatMap((point) => point ?? []);
}
