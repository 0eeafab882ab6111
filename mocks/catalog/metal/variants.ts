import type { Packaging } from '../product.ts';
import { LATEST_YEAR } from '../series/series.ts';
import type { Piece, Series } from '../series/series.ts';

/** One product of a series: its weight, date, design and packaging. */
export interface Variant {
  series: Series;
  piece: Piece;
  packaging: Packaging;
  /** Pieces in the unit. */
  count: number;
  year?: number;
  design?: string;
  grade?: string;
  condition?: string;
  /** The shop chooses the date. */
  randomYear?: boolean;
}

type Dated = Pick<Variant, 'year' | 'design' | 'condition' | 'randomYear'>;

const GRADED_YEARS = 3;
const BOXED_YEARS = 2;
const USUAL_YEARS = 6;

function yearsStruck(series: Series, piece: Piece): number[] {
  const first = Math.max(series.from ?? 0, piece.from ?? 0);
  const last = Math.min(series.to ?? LATEST_YEAR, piece.to ?? LATEST_YEAR);
  const years: number[] = [];
  for (let year = last; year >= first; year -= 1) {
    if (!series.gaps?.includes(year)) years.push(year);
  }
  return years;
}

function datesOf(series: Series, years: readonly number[]): Dated[] {
  const { designs } = series;
  if (!designs) return years.map((year) => ({ year }));
  return years.flatMap((year) => (designs[year] ?? []).map((design) => ({ year, design })));
}

function unitOf(
  series: Series,
  piece: Piece,
  packaging: Packaging,
  count: number,
  date: Dated,
): Variant {
  return { series, piece, packaging, count, ...date };
}

function packsOf(series: Series, piece: Piece, date: Dated, boxed: boolean): Variant[] {
  const packs: [Packaging, number | undefined][] = [
    ['tube', piece.tube],
    ['sheet', piece.sheet],
    ['monster-box', boxed ? piece.box : 0],
  ];
  return packs.flatMap(([packaging, count]) =>
    count ? [unitOf(series, piece, packaging, count, date)] : [],
  );
}

function lotsOf(series: Series, piece: Piece, date: Dated): Variant[] {
  return (piece.lots ?? []).map((count) => unitOf(series, piece, 'lot', count, date));
}

function single(series: Series, piece: Piece, date: Dated, grade?: string): Variant {
  const count = piece.pieces ?? 1;
  const unit = unitOf(series, piece, count > 20 ? 'lot' : 'single', count, date);
  if (grade) unit.grade = grade;
  return unit;
}

function byCondition(series: Series, piece: Piece): Variant[] {
  return (series.conditions ?? []).flatMap((condition) => {
    const date = { condition, randomYear: true };
    const rolled = condition === 'VG-VF' || condition === 'BU';
    const rolls = rolled ? packsOf(series, piece, date, false) : [];
    return [single(series, piece, date)].concat(rolls);
  });
}

function undated(series: Series, piece: Piece): Variant[] {
  const date = series.random ? { randomYear: true } : {};
  const boxed = series.fame >= 50;
  return [
    single(series, piece, date),
    ...packsOf(series, piece, date, boxed),
    ...lotsOf(series, piece, date),
  ];
}

function dated(series: Series, piece: Piece): Variant[] {
  const struck = yearsStruck(series, piece);
  const carried = struck.slice(0, piece.years ?? series.years ?? USUAL_YEARS);
  const main = piece === series.pieces[0];
  const packedDates = datesOf(series, carried.slice(0, series.packs ?? 0));
  const boxedFrom = carried[BOXED_YEARS - 1] ?? carried.at(-1) ?? 0;
  const graded = main ? datesOf(series, carried.slice(0, GRADED_YEARS)) : [];

  return [
    ...datesOf(series, carried).map((date) => single(series, piece, date)),
    ...packedDates.flatMap((date) => packsOf(series, piece, date, (date.year ?? 0) >= boxedFrom)),
    ...graded.flatMap((date) =>
      (series.grades ?? []).map((grade) => single(series, piece, date, grade)),
    ),
    ...(struck.length > 1 ? ofRandomYear(series, piece) : []),
    ...announced(series, piece, main),
  ];
}

function ofRandomYear(series: Series, piece: Piece): Variant[] {
  if (!series.random || piece.to) return [];
  const date = { randomYear: true };
  const hasPacks = (series.packs ?? 0) > 1;
  return [
    single(series, piece, date),
    ...lotsOf(series, piece, date),
    ...(hasPacks ? packsOf(series, piece, date, series.fame >= 80) : []),
  ];
}

/** Next year's issue, of the main weight, or of every weight in the most famous series. */
function announced(series: Series, piece: Piece, main: boolean): Variant[] {
  if (!series.next || piece.to || !(main || series.fame >= 90)) return [];
  const hasPacks = main && (series.packs ?? 0) > 2;
  return datesOf(series, [LATEST_YEAR + 1]).flatMap((date) => {
    const packs = hasPacks ? packsOf(series, piece, date, series.fame >= 80) : [];
    return [single(series, piece, date)].concat(packs);
  });
}

/** Everything the shop sells of a series, newest date first within each weight. */
export function variantsOf(series: Series): Variant[] {
  return series.pieces.flatMap((piece) => {
    if (series.conditions) return byCondition(series, piece);
    return series.from ? dated(series, piece) : undated(series, piece);
  });
}

/** The permanent key of a variant; its number and its random draws follow from it. */
export function keyOf(variant: Variant): string {
  const { series, piece, year, design, grade, condition, randomYear, packaging, count } = variant;
  const date = year ?? (randomYear ? 'random' : '');
  return [series.id, piece.weight, date, design, grade ?? condition, packaging, count].join('|');
}
