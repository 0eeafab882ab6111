import type { Market } from '../market/market.ts';
import { dateOfDay, newYorkDay } from '../market/new-york.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { scheduleOf } from '../orders/schedule.ts';
import { type Transaction, isPortfolioMetal } from './transaction.ts';

/** Orders before this day are not counted. */
const SINCE = Date.parse('2023-01-01T00:00:00Z');

/** A purchase from an order. Its key prevents a second import. */
export type Arrival = { key: string; transaction: Omit<Transaction, 'id'> };

/**
 * The purchases that shipped orders add to a portfolio by `now` (ms): bullion of the four metals,
 * not jewelry or supplies.
 */
export function arrivalsOf(
  orders: readonly OrderRecord[],
  market: Market,
  now: number,
  isBullion: (productId: number) => boolean,
): Arrival[] {
  return orders
    .filter(({ orderedAt, cancelled, hold }) => orderedAt >= SINCE && !cancelled && !hold)
    .flatMap((order) => {
      const date = dateOfDay(newYorkDay(order.orderedAt));
      const shipped = scheduleOf(order).parcels.filter(({ shipsAt }) => shipsAt <= now);
      return shipped
        .flatMap(({ lines }) => lines)
        .flatMap((line): Arrival[] => {
          const { metal, productId, ounces } = line;
          if (!isPortfolioMetal(metal) || ounces === 0 || !isBullion(productId)) return [];
          const transaction: Arrival['transaction'] = {
            productId,
            name: line.name,
            metal,
            ounces,
            type: 'PURCHASED',
            date,
            quantity: line.quantity,
            unitCents: line.unitCents,
            feesCents: 0,
            spotCents: market.dailyClose(metal, date) ?? 0,
            isBold: true,
            sourceName: 'Bold',
          };
          return [{ key: `${order.invoice} ${productId} ${line.source}`, transaction }];
        });
    });
}
