import { asked } from '#api/cache/asked.ts';
import { productHref, slugOf } from '#api/catalog/product-card.ts';
import { getGetPriceComparisonsQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { Metal } from '#generated/models/metal.ts';
import type { PriceComparison } from '#generated/models/priceComparison.ts';
import type { PriceComparisonsResponse } from '#generated/models/priceComparisonsResponse.ts';
import { centsOf, readPrice } from '#lib/cents.ts';

/** What a seller asks for one unit by check and by card, in cents; not all say the latter. */
export type SellerPrice = { seller: string; isOurs: boolean; cash: number; card?: number };

/** What one product costs here and elsewhere on a day, an ISO 8601 date. */
export type ComparedProduct = {
  id: number;
  name: string;
  href: string;
  day: string;
  prices: SellerPrice[];
};

/** The compared products of a metal on a day; none where no prices of that day are known. */
export function comparisonsQuery(metal: Metal, day: string) {
  return asked(
    getGetPriceComparisonsQueryOptions(
      { Date: day, IsChart: false },
      { query: { select: (answer) => comparedIn(answer, metal) } },
    ),
  );
}

/** The same for each of the thirty days that end on a day, oldest first. */
export function comparedDaysQuery(metal: Metal, day: string) {
  return asked(
    getGetPriceComparisonsQueryOptions(
      { Date: day, IsChart: true },
      { query: { select: (answer) => comparedIn(answer, metal) } },
    ),
  );
}

function comparedIn({ data }: PriceComparisonsResponse, metal: Metal): ComparedProduct[] {
  return data.filter((row) => row.metal === metal && pricedIn(row).length > 0).map(comparedOf);
}

/** A seller without a price is left out. */
function pricedIn({ prices }: PriceComparison): PriceComparison['prices'] {
  return prices.filter(({ price }) => readPrice(price) > 0);
}

function comparedOf(row: PriceComparison): ComparedProduct {
  const { productId: id, productName: name, productNameWithHypen: slug } = row;
  return {
    id,
    name,
    href: productHref(id, slug ?? slugOf(name)),
    day: row.date,
    prices: pricedIn(row).map(toSellerPrice),
  };
}

function toSellerPrice(listed: PriceComparison['prices'][number]): SellerPrice {
  const { sellerName, isOurs, price, cardPrice } = listed;
  const priced = { seller: sellerName, isOurs, cash: centsOf(price) };
  return cardPrice === undefined ? priced : { ...priced, card: centsOf(cardPrice) };
}
