import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { amountTyped } from '#commerce/fields/number.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { fineOunces, unitOf, UNITS } from '#commerce/metal/fine-ounces.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { asNumber, type Fraction } from '#lib/fraction.ts';

/** The usual fineness of what is brought, by metal: parts of pure metal in one. */
export const FINENESS: Record<SpotMetal, readonly (readonly [parts: string, words: string])[]> = {
  silver: [
    ['.999', '.999, fine'],
    ['.925', '.925, sterling'],
    ['.900', '.900, old coins'],
    ['.835', '.835'],
    ['.800', '.800'],
    ['.400', '.400'],
  ],
  gold: [
    ['.9999', '.9999, 24 karat'],
    ['.9167', '.9167, 22 karat'],
    ['.900', '.900, old coins'],
    ['.750', '.750, 18 karat'],
    ['.5833', '.5833, 14 karat'],
    ['.4167', '.4167, 10 karat'],
  ],
  platinum: [
    ['.9995', '.9995, fine'],
    ['.950', '.950'],
    ['.900', '.900'],
    ['.850', '.850'],
  ],
  palladium: [
    ['.9995', '.9995, fine'],
    ['.950', '.950'],
    ['.500', '.500'],
  ],
};

/** What stands in the fields, as typed. */
export type Typed = { melt: string; fine: string; amount: string; unit: string; pieces: string };

/** `ounces` are troy ounces of pure metal in one piece; `exact` are the same, for money. */
export type Weight = {
  metal: SpotMetal;
  ounces: number;
  exact: Fraction;
  pieces: number;
  /** "Silver, .925, 412 g". */
  name: string;
};

const PIECES = /^[1-9]\d{0,4}$/;
/** Troy ounces of the heaviest piece that can be offered. */
const MOST_OUNCES = 100_000;

/** What was weighed, or the names of the fields that have no sense. */
export function weighed(typed: Typed): { weight: Weight } | { wrong: ('amount' | 'pieces')[] } {
  const metal = spotMetals.find((each) => each === typed.melt) ?? 'silver';
  const fine = finenessIn(metal, typed.fine);
  const unit = unitOf(typed.unit);
  const amount = amountTyped(typed.amount);
  const exact = amount && fineOunces(amount, unit, fine);
  const isWeight = exact && asNumber(exact) <= MOST_OUNCES;
  const isCount = PIECES.test(typed.pieces.trim());
  if (!isWeight || !isCount) {
    return {
      wrong: [...(isWeight ? [] : ['amount' as const]), ...(isCount ? [] : ['pieces' as const])],
    };
  }
  const says = `${formatMeasure(Number(amount))} ${UNITS[unit].short}`;
  const name = `${metalNames[metal]}, ${fine}, ${says}`;
  return { weight: { metal, ounces: asNumber(exact), exact, pieces: Number(typed.pieces), name } };
}

/** A fineness of the metal: the given one, or the first. */
export function finenessIn(metal: SpotMetal, fine: string): string {
  const [first] = FINENESS[metal];
  return FINENESS[metal].find(([parts]) => parts === fine)?.[0] ?? first?.[0] ?? '1';
}

const NOTHING: Typed = { melt: 'silver', fine: '.925', amount: '', unit: 'g', pieces: '1' };

/** What an address or a form says of a weight. */
export function typedIn(from: URLSearchParams | FormData): Typed {
  const read = (name: keyof Typed) => String(from.get(name) ?? NOTHING[name]);
  return {
    melt: read('melt'),
    fine: read('fine'),
    amount: read('amount'),
    unit: read('unit'),
    pieces: read('pieces'),
  };
}
