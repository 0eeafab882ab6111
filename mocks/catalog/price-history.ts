import { type Shop, market } from '../backend/shop.ts';
import { type Wire, dollars } from '../backend/wire.ts';
import type { HistoryRange } from '../market/history.ts';
import { unitPriceCents } from '../pricing/price.ts';
import type { PriceRule } from './product.ts';

const DATE_LENGTH = 10;

/**
 * What one unit would have cost by today's rule at the metal's price of each day, oldest first: a
 * point a day, the last one of the day. A fixed price has no history, only its two ends.
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
