import { asked } from '#api/cache/asked.ts';
import { productHref, slugOf } from '#api/catalog/product-card.ts';
import { getGetProductNearToSpotQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { NearSpotResponse } from '#generated/models/nearSpotResponse.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { centsOf } from '#lib/cents.ts';

import { FOLLOWS_SPOT, type SpotMetal } from './spot.ts';

/**
 * A product that costs little more than its metal: for one, in cents. `premium` is what is paid over
 * spot for each troy ounce, `percent` the same as a share of spot.
 */
export type NearProduct = {
  id: number;
  name: string;
  href: string;
  image: string;
  cash: number;
  card: number;
  premium?: { cents: number; percent: number };
};

/**
 * §7 The products of a metal with the lowest premium. No cache of the browser may keep the answer,
 * since it moves with the market; so it is asked for again with the live prices.
 */
export function nearSpotQuery(metal: SpotMetal) {
  return asked(
    getGetProductNearToSpotQueryOptions(
      { metalType: metal },
      { query: { ...FOLLOWS_SPOT, select: nearIn }, request: { cache: 'no-store' } },
    ),
  );
}

function nearIn({ data }: NearSpotResponse): NearProduct[] {
  return data.map(nearOf);
}

function nearOf(product: SearchProduct): NearProduct {
  const { id, name, productNameWithHypen: slug, imagePath: image, premiumPerOunce } = product;
  const cash = centsOf(product.price);
  const card = centsOf(product.cardPrice);
  const near = { id, name, href: productHref(id, slug ?? slugOf(name)), image, cash, card };
  if (premiumPerOunce === undefined) return near;
  const cents = centsOf(premiumPerOunce);
  const percent = percentOf(cash, cents * product.ounces);
  return { ...near, premium: { cents, percent } };
}

/** What part of the metal's value is paid on top of it. */
function percentOf(price: number, premium: number): number {
  const metal = price - premium;
  return metal > 0 ? (premium / metal) * 100 : 0;
}
