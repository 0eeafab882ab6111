import type { Specified } from '#api/catalog/measured.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { listWords } from '#commerce/format/list.ts';
import { capital } from '#commerce/words/capital.ts';

import { MEASURES, measureNames, type Measure } from './measures.ts';
import type { Asked } from './verifier-place.ts';

type Says = 'right' | 'less' | 'more' | 'not measured' | 'not known';

/** One measure of a piece beside its specification, in grams or millimetres. */
export type Reading = {
  measure: Measure;
  specified?: number;
  yours?: number;
  /** Yours less the specified one. */
  difference?: number;
  tolerance: number;
  says: Says;
};

const LESS: Record<Measure, string> = {
  weight: 'too light',
  diameter: 'too small',
  thickness: 'too thin',
};
const MORE: Record<Measure, string> = {
  weight: 'too heavy',
  diameter: 'too large',
  thickness: 'too thick',
};
const UNIT: Record<Measure, string> = { weight: 'g', diameter: 'mm', thickness: 'mm' };

/** Rounding of decimals, far below any tool. */
const EPSILON = 1e-9;
/** How far a value may be from another unit's, to be taken for a wrong unit. */
const SLIP = 0.02;

/** A measure in words: "31.1 g". */
export function measureWords(measure: Measure, value: number): string {
  return `${formatMeasure(Math.round(value * 1000) / 1000)} ${UNIT[measure]}`;
}

/** "too large", "right", "not measured". */
export function saysWords({ measure, says }: Reading): string {
  if (says === 'less') return LESS[measure];
  return says === 'more' ? MORE[measure] : says;
}

/** Each measure of a piece beside the specification of a product. */
export function readingsOf(product: Specified, { values, tolerance }: Asked): Reading[] {
  return measureNames.map((measure) => {
    const within = measure === 'weight' ? tolerance.weight : tolerance.length;
    return readingOf(measure, product[measure], values[measure], within);
  });
}

function readingOf(
  measure: Measure,
  specified: number | undefined,
  yours: number | undefined,
  tolerance: number,
): Reading {
  if (specified === undefined) {
    return { measure, tolerance, says: 'not known', ...(yours !== undefined && { yours }) };
  }
  if (yours === undefined) return { measure, specified, tolerance, says: 'not measured' };
  const difference = yours - specified;
  const isRight = Math.abs(difference) <= tolerance + EPSILON;
  const says = isRight ? 'right' : difference < 0 ? 'less' : 'more';
  return { measure, specified, yours, difference, tolerance, says };
}

export type Verdict = { kind: 'wrong' | 'fits' | 'unit' | 'open'; heading: string; says: string };

/** What the readings come to: only what they can show. */
export function verdictOf(readings: readonly Reading[], asked: Asked): Verdict {
  const slip = readings.flatMap((reading) => unitSlip(reading, asked))[0];
  if (slip) return { kind: 'unit', heading: 'Check the unit first.', says: slip };
  const of = (...says: Says[]) => readings.filter((reading) => says.includes(reading.says));
  const off = of('less', 'more');
  const right = of('right');
  if (off.length > 0) {
    return { kind: 'wrong', heading: 'Do not buy it.', says: wrongWords(off, right) };
  }
  const rest = of('not measured');
  if (right.length === 0) {
    return { kind: 'open', heading: 'We cannot tell.', says: openWords(rest) };
  }
  const is = `${capital(namesOf(right))} ${right.length === 1 ? 'is' : 'are'} right.`;
  if (rest.length > 0) {
    const next = `Measure the ${namesOf(rest, false)} too: a fake can have the right ${namesOf(right, false)}.`;
    return { kind: 'open', heading: 'So far it fits.', says: `${is} ${next}` };
  }
  const unknown = of('not known');
  const but =
    unknown.length > 0
      ? ` We do not know the ${namesOf(unknown, false)} of this piece.`
      : ' Numbers do not prove a piece genuine: test it once more, as below.';
  return { kind: 'fits', heading: 'The numbers fit.', says: `${is}${but}` };
}

function wrongWords(off: readonly Reading[], right: readonly Reading[]): string {
  const faults = off.map(({ measure, difference = 0, says }) => {
    const by = measureWords(measure, Math.abs(difference));
    return `${by} ${says === 'less' ? LESS[measure] : MORE[measure]}`;
  });
  const start =
    right.length > 0
      ? `${capital(namesOf(right))} ${right.length === 1 ? 'is' : 'are'} right, but it is`
      : 'It is';
  return `${start} ${listWords(faults)}. ${reasonOf(off)}`.trim();
}

/** What such a difference can mean. */
function reasonOf(off: readonly Reading[]): string {
  const isOff = (measure: Measure, says: Says) =>
    off.some((reading) => reading.measure === measure && reading.says === says);
  const isLight = isOff('weight', 'less');
  const isLarge = isOff('diameter', 'more') || isOff('thickness', 'more');
  if (isLight)
    return 'Most metals are lighter than silver and gold, so a copy of the same size weighs less.';
  if (isLarge && !isOff('weight', 'more')) {
    return 'A lighter metal needs more room for the same weight, and a mint does not miss by that much.';
  }
  return 'A mint does not miss by that much.';
}

function openWords(rest: readonly Reading[]): string {
  if (rest.length === 0) return 'We know no measure of this piece, so there is nothing to compare.';
  return `We do not know what you measured on this piece. Measure the ${namesOf(rest, false)} instead.`;
}

/** "the weight and the diameter"; without articles: "weight and diameter". */
function namesOf(readings: readonly Reading[], articles = true): string {
  const names = readings.map(({ measure }) => MEASURES[measure].label.toLowerCase());
  return listWords(names.map((name) => (articles ? `the ${name}` : name)));
}

/** A value that would be right in another unit was probably measured in that one. */
function unitSlip({ measure, specified, yours, says }: Reading, { typed }: Asked): string[] {
  if (specified === undefined || yours === undefined || says === 'right') return [];
  const { units, label } = MEASURES[measure];
  const own = units[typed[measure].unit];
  if (!own) return [];
  const plain = yours / own.size;
  const meant = Object.values(units).find(
    (unit) => unit !== own && Math.abs((plain * unit.size) / specified - 1) <= SLIP,
  );
  if (!meant) return [];
  const number = formatMeasure(Math.round(plain * 1000) / 1000);
  return [
    `${label}: ${number} ${own.short} cannot be meant, ${number} ${meant.short} would fit. Choose the other unit and check again.`,
  ];
}
