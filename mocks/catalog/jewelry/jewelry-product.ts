import { artKey } from '../../art/key.ts';
import { addedOn, isNewArrival } from '../arrivals.ts';
import type { Chance } from '../chance.ts';
import { chanceOf } from '../chance.ts';
import { slugOf } from '../metal/naming.ts';
import { mintOf } from '../mints.ts';
import { referenceValue } from '../premiums.ts';
import type { Metal, Product, SizeOption } from '../product.ts';
import { type Seeding, seededSales } from '../seeding.ts';
import { type ShelfUnit, stockOf } from '../stocking.ts';
import { GRAMS_PER_OUNCE } from '../weights.ts';
import { JEWELRY_TYPES } from './all-jewelry.ts';
import type { JewelryType, Style, Subtype } from './style.ts';
import { MATERIALS, STONE_CENTS } from './style.ts';

/** Percent over the metal that making and selling costs; light silver carries the most. */
const MARKUP: Partial<Record<Metal, readonly [number, number]>> = {
  silver: [120, 400],
  gold: [40, 140],
  platinum: [60, 160],
};

const LABOUR_CENTS = 1_900;
const USUAL_SIZE: Record<string, string> = {
  rings: 'US 7',
  necklaces: '18 in',
  bracelets: '7 in',
  chains: '20 in',
};

/** Up to the next dollar, less a cent. */
function jewelryPrice(cents: number): number {
  return Math.ceil(cents / 100) * 100 - 1;
}

function centsOf([, material, grams, stone, carats = 0]: Style, chance: Chance): number {
  const { metal, fine } = MATERIALS[material];
  const value = referenceValue(metal, (grams * fine) / GRAMS_PER_OUNCE);
  const [low, high] = MARKUP[metal] ?? [40, 140];
  // The heavier the piece, the smaller its share of labour.
  const markup = low + (high - low) * Math.max(0, 1 - grams / 20) * chance.between(0.4, 0.8);
  const stones = stone ? STONE_CENTS[stone] * carats : 0;
  return jewelryPrice(value * (1 + markup / 100) + LABOUR_CENTS + stones * 1.6);
}

function sizesOf(type: JewelryType, cents: number): SizeOption[] {
  const usual = type.sizes.indexOf(USUAL_SIZE[type.slug] ?? '');
  const step = type.slug === 'rings' ? 0.012 : 0.05;
  return type.sizes.map((size, place) => ({
    size,
    // Smaller than usual costs the same; longer or wider takes more metal.
    addCents: Math.max(0, Math.round((place - usual) * step * cents)),
  }));
}

function nameOfStyle([name, material, , stone]: Style, subtype: Subtype): string {
  const stoneName = stone?.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? '';
  return [MATERIALS[material].short, stoneName, name, subtype.noun].filter(Boolean).join(' ');
}

function summaryOfStyle([, material, grams, stone, carats]: Style, type: JewelryType): string {
  const { label } = MATERIALS[material];
  const stones = stone ? ` set with ${stone}${carats ? `, ${carats} ct in all` : ''}` : '';
  const fit = type.sizes.length > 0 ? ' Choose your size before you add it to the cart.' : '';
  return `Made of ${label}${stones}, about ${grams} grams.${fit}`;
}

function jewelryProduct(
  type: JewelryType,
  subtype: Subtype,
  style: Style,
  seeding: Seeding,
): Product {
  const { seed, now } = seeding;
  const [, material, grams] = style;
  const { label, metal, fine } = MATERIALS[material];
  const name = nameOfStyle(style, subtype);
  const key = `jewelry|${type.slug}|${subtype.slug}|${slugOf(name)}`;
  const cents = centsOf(style, chanceOf(`price ${key}`, seed));
  const fame = chanceOf(`fame ${key}`, seed).between(12, 52);
  const added = addedOn(undefined, chanceOf(`added ${key}`, seed), now);
  const fresh = isNewArrival(added, now);
  const clearance = !fresh && chanceOf(`clearance ${key}`, seed).odds(0.07);
  const purity = fine.toFixed(4).replace(/^0/, '').replace(/0+$/, '');

  return {
    ...seededSales(key, { fame, cents, reviewFactor: 6 }, seeding),
    slug: slugOf(name),
    name,
    metal,
    form: 'jewelry',
    packaging: 'single',
    series: `jewelry-${type.slug}`,
    seriesName: type.label,
    mint: 'atelier',
    mintName: mintOf('atelier').name,
    country: 'US',
    weight: `${grams} gram`,
    ounces: Math.round(((grams * fine) / GRAMS_PER_OUNCE) * 1e5) / 1e5,
    pieces: type.slug === 'earrings' ? 2 : 1,
    purity,
    finish: material === 'rhodium' ? 'Rhodium plated' : 'Polished',
    grossGrams: grams,
    ira: false,
    reportable1099b: false,
    stocks: stockOf(shelfUnit(type, fame, cents), chanceOf(`stock ${key}`, seed), now),
    clearance,
    jewelry: detailsOf(type, subtype, style),
    addedOn: added,
    tags: ['gift', ...(fresh ? ['new-arrival'] : [])],
    art: artKey({
      metal,
      form: 'jewelry',
      packaging: 'single',
      series: `jewelry-${type.slug}`,
      weight: `${grams} gram`,
      purity,
      name,
      jewelry: { type: type.slug, subtype: subtype.slug, material: label },
    }),
    summary: summaryOfStyle(style, type),
  };
}

function shelfUnit(type: JewelryType, fame: number, cents: number): ShelfUnit {
  const sizes = sizesOf(type, cents);
  return {
    metal: 'none',
    rule: { type: 'fixed', tiers: [{ min: 1, cents }] },
    fame,
    cents,
    future: false,
    staple: false,
    vintage: true,
    canBeImpaired: false,
    ...(sizes.length > 0 ? { sizes } : {}),
  };
}

function detailsOf(
  type: JewelryType,
  subtype: Subtype,
  [, material, grams, stone, carats]: Style,
): NonNullable<Product['jewelry']> {
  return {
    type: type.slug,
    subtype: subtype.slug,
    material: MATERIALS[material].label,
    stone: stone ?? 'none',
    sizeable: type.slug === 'rings' && stone === undefined,
    sizes: [...type.sizes],
    gramWeight: grams,
    ...(carats ? { caratWeight: carats } : {}),
  };
}

/** Every piece of jewelry of the shop. */
export function jewelryProducts(seeding: Seeding): Product[] {
  return JEWELRY_TYPES.flatMap((type) =>
    type.subtypes.flatMap((subtype) =>
      subtype.styles.map((style) => jewelryProduct(type, subtype, style, seeding)),
    ),
  );
}
