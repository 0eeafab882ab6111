import { asked } from '#api/cache/asked.ts';
import type { ChartRange } from '#api/spot/spot-history.ts';
import { getGetProductPriceHistoryQueryOptions } from '#generated/hooks/catalog/catalog.ts';
import type { ProductPriceHistoryResponse } from '#generated/models/productPriceHistoryResponse.ts';
import { centsOf } from '#lib/cents.ts';

/**
 * What one unit cost on a day (ISO 8601), paid in cash, and the ask of a troy ounce of its metal; in
 * cents.
 */
export type PastPrice = { date: string; price: number; spot: number | undefined };

/** Past prices of a product over a range, oldest first. */
type PastPrices = { range: ChartRange; prices: PastPrice[] };

/** What a product has cost. */
export function priceHistoryQuery(productId: number, range: ChartRange) {
  const query = { select: pricesIn };
  return asked(getGetProductPriceHistoryQueryOptions({ productId, range }, { query }));
}

function pricesIn({ data }: ProductPriceHistoryResponse): PastPrices {
  return {
    range: data.range,
    prices: data.points.map(({ date, price, spot }) => ({
      date,
      price: centsOf(price),
      spot: spot === undefined ? undefined : centsOf(spot),
    })),
  };
}
