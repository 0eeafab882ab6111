import { artKey } from '../../art/key.ts';
import { addedOn, isNewArrival } from '../arrivals.ts';
import { chanceOf } from '../chance.ts';
import { meanStars, reviewCountOf, soldOf, starsOf } from '../demand.ts';
import type { Seeding } from '../metal/metal-product.ts';
import { slugOf } from '../metal/naming.ts';
import { mintOf } from '../mints.ts';
import { fixedRule } from '../premiums.ts';
import type { Product } from '../product.ts';
import { stockOf } from '../stocking.ts';
import type { Supply, SupplyCategory } from './storage-supplies.ts';
import { SUPPLY_CATEGORIES } from './storage-supplies.ts';
import { TOOL_CATEGORIES } from './tool-supplies.ts';

/** Supplies in the order of the menu. */
export const ALL_SUPPLIES: readonly SupplyCategory[] = [...SUPPLY_CATEGORIES, ...TOOL_CATEGORIES];

const PACK_REBATE = 0.85;
const TIER_STEP = 4;

function supplyProduct(
  category: SupplyCategory,
  [title, cents, fits]: Supply,
  count: number,
  { seed, now, numberOf }: Seeding,
): Product {
  const name = count > 1 ? `${title} - Pack of ${count}` : title;
  const key = `supply|${category.slug}|${slugOf(name)}`;
  const price = count > 1 ? Math.round((cents * count * PACK_REBATE) / 5) * 5 - 1 : cents;
  const fame = chanceOf(`fame ${key}`, seed).between(18, 50);
  const id = numberOf(key);
  const sold = soldOf(fame, price, chanceOf(`sold ${key}`, seed));
  const reviewCount = reviewCountOf(sold * 2, chanceOf(`reviews ${key}`, seed));
  const rating = meanStars(starsOf(id, reviewCount, seed));
  const added = addedOn(undefined, chanceOf(`added ${key}`, seed), now);
  const fresh = isNewArrival(added, now);
  const dear = price >= 10_000;

  const product: Product = {
    id,
    slug: slugOf(name),
    name,
    metal: 'none',
    form: 'supply',
    packaging: count > 1 ? 'lot' : 'single',
    series: `supply-${category.slug}`,
    seriesName: category.label,
    mint: category.mint,
    mintName: mintOf(category.mint).name,
    country: 'US',
    weight: '',
    ounces: 0,
    pieces: count,
    purity: '',
    finish: 'New',
    ira: false,
    reportable1099b: false,
    stocks: stockOf(
      {
        metal: 'none',
        rule: fixedRule(price, dear ? [1] : [1, 10, 50], TIER_STEP),
        fame,
        cents: price,
        future: false,
        // The verifiers have a page of their own, which must not stand empty.
        staple: category.mint === 'sigma-metalytics',
        vintage: false,
        canBeImpaired: false,
      },
      chanceOf(`stock ${key}`, seed),
      now,
    ),
    clearance: chanceOf(`clearance ${key}`, seed).odds(0.06),
    supply: fits ? { category: category.slug, fits } : { category: category.slug },
    soldCount: sold,
    addedOn: added,
    reviewCount,
    tags: [
      ...(category.slug === 'gift-and-display' ? ['gift', 'holiday'] : []),
      ...(category.mint === 'sigma-metalytics' ? ['verifier', 'PMV', 'tester'] : []),
      ...(fresh ? ['new-arrival'] : []),
    ],
    art: artKey({
      metal: 'none',
      form: 'supply',
      packaging: count > 1 ? 'lot' : 'single',
      series: `supply-${category.slug}`,
      weight: '',
      purity: '',
      supply: category.label,
      name,
    }),
    summary: `${fits ? `For ${fits}. ` : ''}${category.about}`,
  };
  if (rating) product.rating = rating;
  return product;
}

/** Every article of the supplies department. */
export function supplyProducts(seeding: Seeding): Product[] {
  return ALL_SUPPLIES.flatMap((category) =>
    category.items.flatMap((item) =>
      [1, ...(item[3] ?? [])].map((count) => supplyProduct(category, item, count, seeding)),
    ),
  );
}
