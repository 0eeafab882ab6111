import { asked } from '#api/cache/asked.ts';
import { productHref, slugOf } from '#api/catalog/product-card.ts';
import { FOLLOWS_SPOT, spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { getGetBuybackPricesQueryOptions } from '#generated/hooks/sell/sell.ts';
import type { BuybackPrice } from '#generated/models/buybackPrice.ts';
import type { BuybackPriceListResponse } from '#generated/models/buybackPriceListResponse.ts';
import { centsIfAny, centsOf } from '#lib/cents.ts';
import { timeOf } from '#lib/time-of.ts';

/**
 * What the store pays for one of a product, in cents. `overSpotCents` is for a troy ounce, against
 * the bid of the market; `changeCents` is for one, against yesterday's close; `ounces` are troy
 * ounces of pure metal in one. `least` is the smallest quantity that is bought.
 */
export type Bid = {
  productId: number;
  name: string;
  href: string;
  image: string | undefined;
  metal: SpotMetal;
  ounces: number;
  bidCents: number;
  askCents: number | undefined;
  overSpotCents: number | undefined;
  changeCents: number | undefined;
  least: number;
  isReportable: boolean;
};

/** All bids. `time` is when the market last quoted, ISO 8601; `stale` when that is too long ago. */
export type Bids = { bids: Bid[]; time: string; stale: boolean };

/** What the store pays right now for the products that it buys without looking, by product. */
export function bidsQuery() {
  return asked(
    getGetBuybackPricesQueryOptions(undefined, {
      query: { ...FOLLOWS_SPOT, select: bidsIn },
      request: { cache: 'no-store' },
    }),
  );
}

function bidsIn({ data }: BuybackPriceListResponse): Bids {
  const bids = data.prices.flatMap((price) => bidOf(price) ?? []);
  return { bids, time: timeOf(data.timestamp), stale: data.areStale };
}

/** Nothing for a metal that the store does not buy. */
function bidOf(price: BuybackPrice): Bid | undefined {
  // Also of other metals: an answer without prices is not one without bids.
  const bidCents = centsOf(price.bidPrice);
  const metal = spotMetals.find((each) => each === price.metal);
  if (!metal) return undefined;
  const { productId, productName: name, productNameWithHypen: slug, ounces } = price;
  return {
    productId,
    name,
    href: productHref(productId, slug ?? slugOf(name)),
    image: price.imagePath,
    metal,
    ounces,
    bidCents,
    askCents: centsIfAny(price.askPrice),
    overSpotCents: centsIfAny(price.bidOverSpot),
    changeCents: centsIfAny(price.changeSinceYesterday),
    least: price.minimumQuantity ?? 1,
    isReportable: price.isReportable ?? false,
  };
}
