import { spotMetals, type Spot, type SpotMetal, type SpotQuote } from '#api/spot/spot.ts';
import { amountTyped, centsTyped } from '#commerce/fields/number.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { formatOunces } from '#commerce/format/measure.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { fineOunces, NO_WEIGHT, unitOf } from '#commerce/metal/fine-ounces.ts';
import { asNumber, centsFor, type Fraction } from '#lib/fraction.ts';

/** The fineness of what people own, of whatever metal: parts of pure metal in one. */
export const FINENESS: readonly (readonly [parts: string, words: string])[] = [
  ['.9999', '.9999, four nines'],
  ['.999', '.999, fine'],
  ['.9584', '.9584, Britannia silver'],
  ['.925', '.925, sterling'],
  ['.9167', '.9167, 22 karat'],
  ['.900', '.900, US coin'],
  ['.750', '.750, 18 karat'],
  ['.5833', '.5833, 14 karat'],
  ['.400', '.400, US half dollar to 1970'],
];

/** What stands in the fields, as typed; with it the calculators open. */
export const WEIGHED = { melt: 'silver', fine: '.900', amount: '250', unit: 'g' };
export const BOUGHT = { metal: 'gold', ounces: '2', price: '', over: '' };

/** What an address of the page may hold for its parts. */
export const ADDRESS_NAMES = [...Object.keys(WEIGHED), ...Object.keys(BOUGHT), 'table'];

export type Weighed = typeof WEIGHED;
export type Bought = typeof BOUGHT;

/** The message of each field that has no sense. */
export type Problems<Typed> = Partial<Record<keyof Typed, string>>;

export type MetalWeighed = { metal: SpotMetal; ounces: Fraction };
/** `eachCents` is what an ounce cost with its premium. */
export type MetalBought = MetalWeighed & { eachCents: number };

type Judged<Typed, Value> = { value: Value } | { problems: Problems<Typed> };

/** The metal in a weight. */
export function judgeWeighed({ melt, fine, amount, unit }: Weighed): Judged<Weighed, MetalWeighed> {
  const weight = amountTyped(amount);
  if (weight === undefined) return { problems: { amount: NO_WEIGHT } };
  const fineness = FINENESS.find(([parts]) => parts === fine)?.[0] ?? WEIGHED.fine;
  return {
    value: { metal: metalOf(melt), ounces: fineOunces(weight, unitOf(unit), fineness) },
  };
}

/** Ounces that were bought, and what each cost with its premium, in cents. */
export function judgeBought({ metal, ounces, price, over }: Bought): Judged<Bought, MetalBought> {
  const [amount, cents, premium] = [amountTyped(ounces), centsTyped(price), premiumTyped(over)];
  if (amount === undefined || cents === undefined || premium === undefined) {
    return {
      problems: {
        ...(amount === undefined && { ounces: 'Enter the ounces as a number above 0, such as 2.' }),
        ...(cents === undefined && {
          price: 'Enter what an ounce cost in dollars, such as 4,153.00.',
        }),
        ...(premium === undefined && {
          over: 'Enter the premium of an ounce in dollars, such as 83.00, or 0.',
        }),
      },
    };
  }
  const exact = fineOunces(amount, 'ozt', '1');
  return { value: { metal: metalOf(metal), ounces: exact, eachCents: cents + premium } };
}

/** Without a premium, nothing was paid over the price. */
function premiumTyped(text: string): number | undefined {
  return /^(?:\$?\s*0+(?:\.0{1,2})?)?$/.test(text.trim()) ? 0 : centsTyped(text);
}

function metalOf(name: string): SpotMetal {
  return spotMetals.find((metal) => metal === name) ?? 'silver';
}

/** What metal brings and costs at the market, in cents. */
export function worthOf(ounces: Fraction, { bidCents, askCents }: SpotQuote) {
  return { bid: centsFor(ounces, bidCents), ask: centsFor(ounces, askCents) };
}

/** "7.234 fine ounces of silver are worth $487.28 at the bid, and $488.22 at the ask." */
export function worthWords({ metal, ounces }: MetalWeighed, spot: Spot | undefined): string {
  const quote = spot?.quotes[metal];
  if (!quote) return unknownWords(metal);
  const { bid, ask } = worthOf(ounces, quote);
  return `${formatOunces(asNumber(ounces))} fine ounces of ${metal} are worth ${formatMoney(bid)} at the bid, and ${formatMoney(ask)} at the ask.`;
}

/** What was paid, and what it is worth at the bid, in cents; the percentage is of an ounce. */
export function returnOf({ ounces, eachCents }: MetalBought, { bidCents }: SpotQuote) {
  return {
    cost: centsFor(ounces, eachCents),
    worth: centsFor(ounces, bidCents),
    percent: (bidCents / eachCents - 1) * 100,
  };
}

/** "You paid $8,472.00. At the bid it is worth $8,842.10: +$370.10, up 4.37 %." */
export function returnWords(bought: MetalBought, spot: Spot | undefined): string {
  const quote = spot?.quotes[bought.metal];
  if (!quote) return unknownWords(bought.metal);
  const { cost, worth, percent } = returnOf(bought, quote);
  return `You paid ${formatMoney(cost)}. At the bid it is worth ${formatMoney(worth)}: ${formatMoneyChange(worth - cost)}, ${changeWords(percent)}.`;
}

function unknownWords(metal: SpotMetal): string {
  return `The price of ${metal} is not known right now.`;
}
