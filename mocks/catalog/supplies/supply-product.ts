import { artKey } from '../../art/key.ts';
import { addedOn, isNewArrival } from '../arrivals.ts';
import { chanceOf } from '../chance.ts';
import { slugOf } from '../metal/naming.ts';
import { mintOf } from '../mints.ts';
import { fixedRule } from '../premiums.ts';
import type { Product } from '../product.ts';
import { type Seeding, seededSales } from '../seeding.ts';
import { type ShelfUnit, stockOf } from '../stocking.ts';
import type { Supply, SupplyCategory } from './storage-supplies.ts';
import { SUPPLY_CATEGORIES } from './storage-supplies.ts';
import { TOOL_CATEGORIES } from './tool-supplies.ts';

/** Supplies in the order of the menu. */
export const ALL_SUPPLIES: readonly SupplyCategory[] = [...SUPPLY_CATEGORIES, ...TOOL_CATEGORIES];

const PACK_REBATE = 0.85;
const TIER_STEP = 4;
const VERIFIERS = 'sigma-metalytics';

function supplyProduct(
  category: SupplyCategory,
  [title, cents, fits]: Supply,
  count: number,
  seeding: Seeding,
): Product {
  const { seed, now } = seeding;
  const name = count > 1 ? `${title} - Pack of ${count}` : title;
  const key = `supply|${category.slug}|${slugOf(name)}`;
  const price = count > 1 ? Math.round((cents * count * PACK_REBATE) / 5) * 5 - 1 : cents;
  const fame = chanceOf(`fame ${key}`, seed).between(18, 50);
  const added = addedOn(undefined, chanceOf(`added ${key}`, seed), now);
  const packaging = count > 1 ? 'lot' : 'single';
  return {
    ...seededSales(key, { fame, cents: price, reviewFactor: 2 }, seeding),
    slug: slugOf(name),
    name,
    metal: 'none',
    form: 'supply',
    packaging,
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
    stocks: stockOf(shelfUnit(category, fame, price), chanceOf(`stock ${key}`, seed), now),
    clearance: chanceOf(`clearance ${key}`, seed).odds(0.06),
    supply: fits ? { category: category.slug, fits } : { category: category.slug },
    addedOn: added,
    tags: tagsOf(category, isNewArrival(added, now)),
    art: artKey({
      metal: 'none',
      form: 'supply',
      packaging,
      series: `supply-${category.slug}`,
      weight: '',
      purity: '',
      supply: category.label,
      name,
    }),
    summary: `${fits ? `For ${fits}. ` : ''}${category.about}`,
  };
}

function shelfUnit({ mint }: SupplyCategory, fame: number, cents: number): ShelfUnit {
  const mins = cents >= 10_000 ? [1] : [1, 10, 50];
  return {
    metal: 'none',
    rule: fixedRule(cents, mins, TIER_STEP),
    fame,
    cents,
    future: false,
    // The verifiers have a page of their own, which must not be empty.
    staple: mint === VERIFIERS,
    vintage: false,
    canBeImpaired: false,
  };
}

function tagsOf({ slug, mint }: SupplyCategory, isNew: boolean): string[] {
  return [
    ...(slug === 'gift-and-display' ? ['gift', 'holiday'] : []),
    ...(mint === VERIFIERS ? ['verifier', 'PMV', 'tester'] : []),
    ...(isNew ? ['new-arrival'] : []),
  ];
}

/** Every article of the supplies department. */
export function supplyProducts(seeding: Seeding): Product[] {
  return ALL_SUPPLIES.flatMap((category) =>
    category.items.flatMap((item) =>
      [1, ...(item[3] ?? [])].map((count) => supplyProduct(category, item, count, seeding)),
    ),
  );
}
