import { asked } from '#api/cache/asked.ts';
import { premiumOf, type Premium } from '#api/catalog/premium.ts';
import { productHref, slugOf } from '#api/catalog/product-card.ts';
import { getGetProductNearToSpotQueryOptions } from '#generated/hooks/prices/prices.ts';
import type { NearSpotResponse } from '#generated/models/nearSpotResponse.ts';
import type { SearchProduct } from '#generated/models/searchProduct.ts';
import { readPrice } from '#lib/cents.ts';

import { FOLLOWS_SPOT, type SpotMetal } from './spot.ts';

/** A product that costs little more than its metal: for one, in cents. */
export type NearProduct = {
  id: number;
  name: string;
  href: string;
  image: string;
  cash: number;
  card: number;
  premium?: Premium;
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
  return data.map(nearOf).filter(({ cash, card }) => cash > 0 && card > 0);
}

function nearOf(product: SearchProduct): NearProduct {
  const { id, name, productNameWithHypen: slug, imagePath: image } = product;
  const cash = readPrice(product.price);
  const card = readPrice(product.cardPrice);
  const near = { id, name, href: productHref(id, slug ?? slugOf(name)), image, cash, card };
  const premium = premiumOf(product);
  return premium ? { ...near, premium } : near;
}
