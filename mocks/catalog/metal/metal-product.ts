import { artKey } from '../../art/key.ts';
import { addedOn, isNewArrival } from '../arrivals.ts';
import { chanceOf } from '../chance.ts';
import { isAcceptedMaker, mintOf } from '../mints.ts';
import type { Product } from '../product.ts';
import { type Seeding, seededSales } from '../seeding.ts';
import { LATEST_YEAR } from '../series/series.ts';
import { type ShelfUnit, stockOf } from '../stocking.ts';
import { fameOf, isStaple } from './fame.ts';
import { nameOf, slugOf } from './naming.ts';
import { summaryOf } from './summaries.ts';
import { unitPriceOf } from './unit-price.ts';
import { type Variant, keyOf } from './variants.ts';

/** Turns a variant of a series into a product of the catalog. */
export function metalProduct(variant: Variant, seeding: Seeding): Product {
  const { series, piece, packaging, count, grade } = variant;
  const { seed, now } = seeding;
  const key = keyOf(variant);
  const name = nameOf(variant);
  const { ounces, ...price } = unitPriceOf(variant, seed);
  const unit = shelfUnit(variant, price);
  const added = addedOn(variant.year, chanceOf(`added ${key}`, seed), now, unit.staple);
  const { purity, ira } = alloyOf(variant);
  const isAccepted = series.form === 'coin' || isAcceptedMaker(series.mint);
  return {
    ...seededSales(key, { ...unit, isAnnounced: unit.future }, seeding),
    slug: slugOf(name),
    name,
    metal: series.metal,
    form: series.form,
    packaging,
    series: series.id,
    seriesName: series.name,
    mint: series.mint,
    mintName: mintOf(series.mint).name,
    country: series.country,
    weight: piece.weight,
    ounces,
    pieces: count,
    purity,
    finish: finishOf(variant),
    ira: ira && !grade && isAccepted,
    reportable1099b: isReportable(variant),
    stocks: stockOf(unit, chanceOf(`stock ${key}`, seed), now),
    clearance: false,
    addedOn: added,
    tags: tagsOf(variant, isNewArrival(added, now)),
    art: artOf(variant, name, purity),
    summary: summaryOf(variant),
    ...knownFacts(variant),
  };
}

function shelfUnit(variant: Variant, price: Pick<ShelfUnit, 'rule' | 'cents'>): ShelfUnit {
  const { series, year = LATEST_YEAR, grade } = variant;
  const { metal } = series;
  return {
    ...price,
    metal,
    fame: fameOf(variant),
    future: year > LATEST_YEAR,
    staple: isStaple(variant),
    vintage: Boolean(series.vintage) || year < LATEST_YEAR - 1,
    canBeImpaired: metal === 'silver' && !grade && !series.conditions && price.rule.type === 'spot',
  };
}

/** Fields that only some products have. */
function knownFacts({ piece, year, grade }: Variant): Partial<Product> {
  return {
    ...(year && { year }),
    ...(grade && { grade }),
    ...(piece.mm && { diameterMm: piece.mm }),
    ...(piece.thick && { thicknessMm: piece.thick }),
    ...(piece.grams && { grossGrams: piece.grams }),
    ...(piece.face && { faceValue: piece.face }),
  };
}

function artOf({ series, piece, packaging, count }: Variant, name: string, purity: string): string {
  return artKey({
    metal: series.metal,
    form: series.form,
    packaging,
    series: series.pictureOf ?? series.id,
    weight: piece.weight,
    name,
    pieces: count,
    purity,
  });
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

function tagsOf(variant: Variant, isNew: boolean): string[] {
  const { series, randomYear, grade, design } = variant;
  return [
    ...(series.tags ?? []),
    ...(series.aka ?? []),
    ...(randomYear ? ['random-year'] : []),
    ...(grade ? ['graded'] : []),
    ...(series.vintage && series.mint !== 'private-mint' ? ['discontinued'] : []),
    ...(isNew ? ['new-arrival'] : []),
    ...(design?.startsWith('Year of the') ? ['lunar'] : []),
  ];
}

function finishOf({ series, grade, condition }: Variant): string {
  return condition ?? grade ?? series.finish ?? 'BU';
}
