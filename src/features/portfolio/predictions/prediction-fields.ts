import type { Case } from '#api/portfolio/outlook.ts';
import type { PredictedMetal } from '#api/portfolio/predictions.ts';
import { centsTyped } from '#commerce/fields/number.ts';
import type { Fields } from '#commerce/form/answer.ts';

export const PREDICTIONS_FORM = 'predictions';

export const METALS = ['silver', 'gold'] as const satisfies readonly PredictedMetal[];
export const ENDS = ['best', 'worst'] as const satisfies readonly Case[];

export type End = (typeof ENDS)[number];

/** The most quarters that a customer may predict. */
export const MOST_QUARTERS = 8;
/** In cents, as the API takes them. */
const HIGHEST_PRICE = 1_000_000_00;

const EXAMPLES = { silver: '76.74', gold: '4,633.71' };
const OTHER = { best: 'worst', worst: 'best' } as const;
/** How far an example for the other end of a pair is from what was typed. */
const FACTOR = { best: 1.2, worst: 0.8 };

/** A price that was typed for a quarter (by its number since the year 0). */
export type Place = { quarter: number; metal: PredictedMetal; end: End };

export function fieldName({ quarter, metal, end }: Place): string {
  return `${quarter}-${metal}-${end}`;
}

/** The place of a field by its name, or by the id that ends with it. */
export function placeOf(name: string): Place | undefined {
  const [quarter = '', ...rest] = name.split('-').slice(-3);
  const metal = METALS.find((each) => each === rest[0]);
  const end = ENDS.find((each) => each === rest[1]);
  if (!/^\d+$/.test(quarter) || !metal || !end) return undefined;
  return { quarter: Number(quarter), metal, end };
}

/** The quarters of a form, from the one that runs to the last that the form has. */
export function quartersTo(last: number, first: number): number[] {
  const count = Math.min(Math.max(last - first + 1 || 1, 1), MOST_QUARTERS);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** The names of all price fields of these quarters. */
export function fieldNames(quarters: readonly number[]): string[] {
  return quarters.flatMap((quarter) =>
    METALS.flatMap((metal) => ENDS.map((end) => fieldName({ quarter, metal, end }))),
  );
}

/**
 * The error message of each refused field: at least one pair of best and worst, no half pair, no
 * quarter of a metal left out before a later one, the worst not above the best, and each price above
 * zero with at most two decimals.
 */
export function predictionWords(
  field: Fields,
  quarters: readonly number[],
): Record<string, string | undefined> {
  const words: Record<string, string | undefined> = {};
  let isEmpty = true;
  for (const metal of METALS) {
    const pairs = quarters.map((quarter) => pairAt(field, quarter, metal));
    const last = pairs.findLastIndex((pair) => pair.best !== '' || pair.worst !== '');
    if (last >= 0) isEmpty = false;
    for (const [index, quarter] of quarters.slice(0, last + 1).entries()) {
      for (const end of ENDS) {
        words[fieldName({ quarter, metal, end })] = endWords(end, pairs[index] ?? NO_PAIR, metal);
      }
    }
  }
  const [first = 0] = quarters;
  if (isEmpty) {
    words[fieldName({ quarter: first, metal: 'silver', end: 'best' })] =
      'Give a best and a worst price for silver or for gold.';
  }
  return words;
}

type Pair = Record<End, string>;

const NO_PAIR: Pair = { best: '', worst: '' };

function pairAt(field: Fields, quarter: number, metal: PredictedMetal): Pair {
  const text = (end: End) => field(fieldName({ quarter, metal, end })).trim();
  return { best: text('best'), worst: text('worst') };
}

function endWords(end: End, pair: Pair, metal: PredictedMetal): string | undefined {
  const text = pair[end];
  const other = OTHER[end];
  if (text === '' && pair[other] === '') {
    return end === 'best'
      ? `Give a best and a worst price here too, or clear ${metal} in the quarters after it.`
      : undefined;
  }
  if (text === '') {
    return `Give a ${end} price too${exampleFor(end, pair[other])}, or clear the ${other}.`;
  }
  const wrong = priceWords(text, end, metal);
  if (wrong) return wrong;
  const [best, worst] = [centsTyped(pair.best), centsTyped(pair.worst)];
  const isTurned = best !== undefined && worst !== undefined && worst > best;
  return end === 'worst' && isTurned
    ? 'The worst price is above the best. Give a lower worst, or a higher best.'
    : undefined;
}

function priceWords(text: string, end: End, metal: PredictedMetal): string | undefined {
  const cents = centsTyped(text);
  if (cents !== undefined) {
    return cents > HIGHEST_PRICE ? `Give a ${end} price of at most $1,000,000.` : undefined;
  }
  const example = `, for example ${EXAMPLES[metal]}`;
  if (/[-−]|^\$?\s*0*(?:\.0{0,2})?$/.test(text)) return `Give a ${end} price above zero${example}.`;
  if (/\d\.\d{3,}$/.test(text)) return `Give the ${end} price with two decimals${example}.`;
  return `Give the ${end} price in dollars${example}.`;
}

/** ", for example 67.00": two digits of a price on the other side of the one that was typed. */
function exampleFor(end: End, typed: string): string {
  const cents = (centsTyped(typed) ?? 0) * FACTOR[end];
  if (cents < 1) return '';
  return `, for example ${(Number(cents.toPrecision(2)) / 100).toFixed(2)}`;
}

/** The cents of a complete and valid pair. */
function pairTyped(
  field: Fields,
  quarter: number,
  metal: PredictedMetal,
): Record<End, number> | undefined {
  const pair = pairAt(field, quarter, metal);
  if (ENDS.some((end) => endWords(end, pair, metal))) return undefined;
  const [best, worst] = [centsTyped(pair.best), centsTyped(pair.worst)];
  return best === undefined || worst === undefined ? undefined : { best, worst };
}

/** What was typed for each quarter, if {@link predictionWords} has nothing to say of it. */
export function predictionsIn(field: Fields, quarters: readonly number[]) {
  return quarters
    .map((quarter) => {
      const [silver, gold] = METALS.map((metal) => pairTyped(field, quarter, metal));
      return { quarter, ...(gold && { gold }), ...(silver && { silver }) };
    })
    .filter(({ gold, silver }) => gold ?? silver);
}
