import { artKey } from '../../art/key.ts';
import { addedOn, isNewArrival } from '../arrivals.ts';
import { chanceOf } from '../chance.ts';
import { meanStars, reviewCountOf, soldOf, starsOf } from '../demand.ts';
import { mintOf } from '../mints.ts';
import { collectableRule, referenceValue, spotRule, tierMins } from '../premiums.ts';
import type { Product } from '../product.ts';
import { LATEST_YEAR } from '../series/series.ts';
import { stockOf } from '../stocking.ts';
import { ouncesOf } from '../weights.ts';
import { nameOf, slugOf } from './naming.ts';
import { summaryOf } from './summaries.ts';
import { keyOf } from './variants.ts';
import type { Variant } from './variants.ts';

/** What every maker of products needs from outside. */
export interface Seeding {
  seed: number;
  /** Milliseconds of the clock the shop is seeded at. */
  now: number;
  /** Gives a key its number, the same on every run. */
  numberOf(key: string): number;
}

function isPack({ packaging }: Variant): boolean {
  return packaging !== 'single';
}

/** Percent over the metal for this very unit: packs cost less, old dates and grades cost more. */
function percentOf(variant: Variant, seed: number): number {
  const { series, piece, year, grade, condition, randomYear, packaging } = variant;
  const [low, high] = piece.premium;
  const series0 = chanceOf(`premium ${series.id} ${piece.weight}`, seed);
  const own = chanceOf(`premium ${keyOf(variant)}`, seed);
  let place = series0.between(0.25, 0.5);
  if (year) place += Math.min(0.45, (LATEST_YEAR - year) * 0.03);
  if (randomYear && !condition) place = 0.08;
  if (condition && series.conditions && series.conditions.length > 1) {
    place = series.conditions.indexOf(condition) / (series.conditions.length - 1);
  }
  let percent = low + (high - low) * Math.max(0, Math.min(1, place)) + own.between(0, 0.2);
  if (grade) percent += (grade.endsWith('70') ? 3.2 : 1.5) * high;
  const pointsOff = { single: 0, set: 0.2, lot: 0.3, sheet: 0.5, tube: 0.6, 'monster-box': 1.4 };
  percent -= pointsOff[packaging] * (high > 6 ? 1 : 0.3);
  return Math.max(low * 0.4, percent);
}

function ounceCount({ piece, count }: Variant): number {
  const each = piece.ounces ?? ouncesOf(piece.weight);
  const total = piece.pieces ? each : each * count;
  return Math.round(total * 1e5) / 1e5;
}

/** Dealers report bars, private rounds and a short list of coins when the public sells them. */
function isReportable({ series, piece }: Variant): boolean {
  if (series.metal === 'copper' || series.form === 'note') return false;
  if (series.form === 'bar') return true;
  if (series.form === 'round') return series.metal === 'silver';
  if (!series.reportable) return false;
  return series.metal === 'silver' || piece.weight === '1 oz';
}

function alloyOf({ series, year }: Variant): { purity: string; ira: boolean } {
  const { before } = series;
  return before && year && year < before.year ? before : series;
}

function tagsOf(variant: Variant, fresh: boolean): string[] {
  const { series, randomYear, grade, design } = variant;
  return [
    ...(series.tags ?? []),
    ...(series.aka ?? []),
    ...(randomYear ? ['random-year'] : []),
    ...(grade ? ['graded'] : []),
    ...(series.vintage && series.mint !== 'private-mint' ? ['discontinued'] : []),
    ...(fresh ? ['new-arrival'] : []),
    ...(design?.startsWith('Year of the') ? ['lunar'] : []),
  ];
}

/** Coins whose newest date, or whose random date, must never be missing from a demonstration. */
function isStaple({ series, year, randomYear, piece }: Variant): boolean {
  if (series.fame < 60) return false;
  if (year) return year === LATEST_YEAR && piece === series.pieces[0];
  return Boolean(randomYear) || !series.from;
}

/** Most buyers of a series want its usual size: the ounce, or the ten-ounce bar. */
function sizeAppeal({ series, piece }: Variant): number {
  if (series.form !== 'bar') return piece === series.pieces[0] ? 1 : 0.66;
  return piece.weight === '1 oz' || (series.metal === 'silver' && piece.weight === '10 oz')
    ? 1
    : 0.7;
}

function finishOf({ series, grade, condition }: Variant): string {
  return condition ?? grade ?? series.finish ?? 'BU';
}

/** Turns a variant of a series into the product that stands on the shelf. */
export function metalProduct(variant: Variant, { seed, now, numberOf }: Seeding): Product {
  const { series, piece, packaging, count, year, grade } = variant;
  const key = keyOf(variant);
  const name = nameOf(variant);
  const ounces = ounceCount(variant);
  const percent = percentOf(variant, seed);
  const unit = {
    metal: series.metal,
    ounces,
    percent,
    mins:
      grade || series.finish === 'Proof' || series.finish === 'Burnished'
        ? [1, 5, 10]
        : tierMins(series.metal, ounces, isPack(variant)),
  };
  const ruleChance = chanceOf(`rule ${key}`, seed);
  const rule = series.collectable ? collectableRule(unit, ruleChance) : spotRule(unit, ruleChance);
  const cents = referenceValue(series.metal, ounces) * (1 + percent / 100);
  const future = year !== undefined && year > LATEST_YEAR;
  const staple = isStaple(variant) && !grade;
  const ageing = year ? Math.max(0.35, 1 - (LATEST_YEAR - year) * 0.1) : 1;
  const fame =
    series.fame *
    (staple ? 1.06 : 1) *
    sizeAppeal(variant) *
    ageing *
    (grade ? 0.5 : isPack(variant) ? 0.75 : 1);
  const added = addedOn(year, chanceOf(`added ${key}`, seed), now, staple);
  const fresh = isNewArrival(added, now);

  const stocks = stockOf(
    {
      metal: series.metal,
      rule,
      fame,
      cents,
      future,
      staple,
      vintage: Boolean(series.vintage) || (year ?? LATEST_YEAR) < LATEST_YEAR - 1,
      canBeImpaired:
        series.metal === 'silver' && !grade && !series.conditions && rule.type === 'spot',
    },
    chanceOf(`stock ${key}`, seed),
    now,
  );
  const id = numberOf(key);
  const sold = future ? 0 : soldOf(fame, cents, chanceOf(`sold ${key}`, seed));
  const reviewCount = reviewCountOf(sold, chanceOf(`reviews ${key}`, seed));
  const rating = meanStars(starsOf(id, reviewCount, seed));
  const alloy = alloyOf(variant);
  const { form, metal } = series;
  const picture = {
    metal,
    form,
    packaging,
    series: series.pictureOf ?? series.id,
    weight: piece.weight,
    name,
    pieces: count,
  };

  const product: Product = {
    id,
    slug: slugOf(name),
    name,
    metal,
    form,
    packaging,
    series: series.id,
    seriesName: series.name,
    mint: series.mint,
    mintName: mintOf(series.mint).name,
    country: series.country,
    weight: piece.weight,
    ounces,
    pieces: count,
    purity: alloy.purity,
    finish: finishOf(variant),
    ira: alloy.ira && !grade,
    reportable1099b: isReportable(variant),
    stocks,
    clearance: false,
    soldCount: sold,
    addedOn: added,
    reviewCount,
    tags: tagsOf(variant, fresh),
    art: artKey({ ...picture, purity: alloy.purity }),
    summary: summaryOf(variant),
  };
  if (year) product.year = year;
  if (grade) product.grade = grade;
  if (piece.mm) product.diameterMm = piece.mm;
  if (piece.thick) product.thicknessMm = piece.thick;
  if (piece.grams) product.grossGrams = piece.grams;
  if (piece.face) product.faceValue = piece.face;
  if (rating) product.rating = rating;
  return product;
}
