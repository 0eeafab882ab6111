import { asked } from '#api/cache/asked.ts';
import { getGetPriceComparisonsQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { PriceComparisonsResponse } from '#generated/models/priceComparisonsResponse.ts';
import { readPrice } from '#lib/cents.ts';

/** The least that another dealer asks for one unit by check, in cents. */
export type Elsewhere = { cash: number; seller: string };

/** The least asked elsewhere on a day (ISO 8601), by product; without those that nobody compares. */
export function elsewhereQuery(day: string) {
  return asked(
    getGetPriceComparisonsQueryOptions(
      { Date: day, IsChart: false },
      { query: { select: elsewhereIn } },
    ),
  );
}

function elsewhereIn({ data }: PriceComparisonsResponse): ReadonlyMap<number, Elsewhere> {
  const least = new Map<number, Elsewhere>();
  for (const { productId, prices } of data) {
    const others = prices.filter(({ isOurs }) => !isOurs);
    const [first] = others.toSorted((one, other) => one.price - other.price);
    const cash = readPrice(first?.price);
    if (first && cash > 0) least.set(productId, { cash, seller: first.sellerName });
  }
  return least;
}
