import type { Metal, StateTax } from '#api/tax/state-tax.ts';
import type { TaxedOrder } from '#api/tax/tax-quote.ts';
import { zipWords } from '#commerce/fields/field-words.ts';
import { centsTyped } from '#commerce/fields/number.ts';

import { BULLION_FORMS, type BullionForm } from './rule-of.ts';

/** The parameters of the pages of sales tax: an order that somebody thinks of is their own. */
export const taxParameters = { only: {}, own: ['ship', 'of', 'as', 'sum', 'zip', 'find', 'go'] };

/** Cents of the largest order that the API estimates. */
const MOST_CENTS = 10_000_000_00;
/** Letters that are looked for. */
export const LONGEST_FIND = 40;

export const METALS = [
  'gold',
  'silver',
  'platinum',
  'palladium',
  'copper',
] as const satisfies Metal[];

/** What an address asks of the estimator, as it was written, and what is wrong with it. */
export type Asked = {
  metal: Metal;
  form: BullionForm;
  /** Letters of the state, dollars and ZIP code as they were typed. */
  typed: { ship: string; sum: string; zip: string };
  /** The state of the address, or of the page. */
  state: StateTax | undefined;
  /** By the name of the field. */
  errors: Record<string, string>;
  /** What to ask the API; absent until everything is there. */
  order: TaxedOrder | undefined;
};

type Usual = { metal: Metal; form: BullionForm };
const USUAL: Usual = { metal: 'silver', form: 'coin' };

/** `own` is the state of a page that is about one; `usual` is taken where the address names nothing. */
export function askedAt(
  search: URLSearchParams,
  states: readonly StateTax[],
  { own, usual = USUAL }: { own?: StateTax; usual?: Usual } = {},
): Asked {
  const one = (name: string) => search.get(name)?.trim().slice(0, LONGEST_FIND) ?? '';
  const typed = { ship: one('ship').toUpperCase(), sum: one('sum'), zip: one('zip') };
  const metal = METALS.find((each) => each === one('of')) ?? usual.metal;
  const form = BULLION_FORMS.find((each) => each === one('as')) ?? usual.form;
  const state = own ?? states.find(({ code }) => code === typed.ship);
  const cents = centsTyped(typed.sum);
  const errors = search.has('sum') ? problemsOf(typed, state, cents) : {};
  const isAsked = search.has('sum') && Object.keys(errors).length === 0;
  const order =
    isAsked && state && cents !== undefined
      ? { state: state.code, zip: typed.zip, goods: { metal, form, cents } }
      : undefined;
  return { metal, form, typed, state, errors, order };
}

/** In the order of the fields. */
function problemsOf(
  { sum, zip }: Asked['typed'],
  state: StateTax | undefined,
  cents: number | undefined,
): Record<string, string> {
  const wrongZip = zipWords(zip);
  return {
    ...(!state && { ship: 'Choose the state that it ships to.' }),
    ...(cents === undefined && { sum: sum ? WRONG_SUM : NO_SUM }),
    ...(cents !== undefined && cents > MOST_CENTS && { sum: 'Enter at most 10,000,000 dollars.' }),
    ...(wrongZip && { zip: wrongZip }),
  };
}

export const NO_SUM = 'Enter what the order comes to in dollars.';
const WRONG_SUM = 'Enter dollars above 0 as a number, such as 1,482.80.';

/** The states whose name contains the words, or whose letters they are. */
export function foundStates(states: readonly StateTax[], words: string): readonly StateTax[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return states;
  return states.filter(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase().includes(wanted),
  );
}
