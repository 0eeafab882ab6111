import type { BudgetForm, BudgetPayment, BudgetPlace } from '#api/catalog/budget.ts';
import type { Metal } from '#api/catalog/product-card.ts';
import { stateTypeOf } from '#commerce/address/us-states.ts';
import { zipWords } from '#commerce/fields/field-words.ts';
import { centsTyped } from '#commerce/fields/number.ts';

export const BUDGET_METALS: readonly Metal[] = [
  'silver',
  'gold',
  'platinum',
  'palladium',
  'copper',
];
export const BUDGET_FORMS: readonly BudgetForm[] = ['coin', 'bar', 'round', 'note'];

/** The parameters of the page; a sum and a place are their visitor's own. */
export const budgetParameters = {
  only: { metal: BUDGET_METALS, form: BUDGET_FORMS },
  own: ['sum', 'pay', 'state', 'zip'],
};

/** Cents that the API is asked for at most. */
const MOST_CENTS = 10_000_000_00;

/** What an address asks for, as it was written, and what is wrong with it. */
export type Asked = {
  sum: string;
  metal: Metal;
  /** Empty for any form. */
  form: BudgetForm | '';
  pay: BudgetPayment;
  state: string;
  zip: string;
  /** By the name of the field, the first one first. */
  errors: Record<string, string>;
  /** What the API is asked for; absent if something is wrong, or nothing was sent. */
  place?: BudgetPlace;
};

export function askedAt(search: URLSearchParams): Asked {
  const one = (name: string) => search.get(name)?.trim().slice(0, 40) ?? '';
  const written = {
    sum: one('sum'),
    metal: BUDGET_METALS.find((each) => each === one('metal')) ?? 'silver',
    form: BUDGET_FORMS.find((each) => each === one('form')) ?? ('' as const),
    pay: one('pay') === 'card' ? ('card' as const) : ('cash' as const),
    state: one('state'),
    zip: one('zip'),
  };
  if (!search.has('sum')) return { ...written, errors: {} };
  const { sum, metal, form, pay, state, zip } = written;
  const errors = Object.fromEntries(
    [
      ['sum', sumWords(sum)],
      ['state', stateTypeOf(state) ? undefined : 'Choose the state that it ships to.'],
      ['zip', zip ? zipWords(zip) : undefined],
    ].filter(([, says]) => says),
  ) as Record<string, string>;
  if (Object.keys(errors).length > 0) return { ...written, errors };
  const place = {
    cents: centsOfSum(sum) ?? 0,
    metal,
    ...(form && { form }),
    payment: pay,
    state,
    ...(zip && { zip }),
  };
  return { ...written, errors, place };
}

export const NO_SUM = 'Enter the sum that you have, in dollars.';

function sumWords(text: string): string | undefined {
  if (!text) return NO_SUM;
  if (/^[-−]/.test(text)) return 'Enter a sum above $0, without a minus.';
  const cents = centsOfSum(text);
  // More digits than a typed price may have.
  const isHuge = cents === undefined && /^\d{9,}(?:\.\d+)?$/.test(text.replaceAll(/[$,\s]/g, ''));
  if (isHuge || (cents ?? 0) > MOST_CENTS) return 'Enter $10,000,000 at most.';
  if (cents !== undefined) return undefined;
  if (/^\$?\s*0*(?:\.0{0,2})?$/.test(text)) return 'Enter a sum above $0.';
  return 'Enter the sum in dollars and cents, such as 2,500.00.';
}

/** "2,500.00", "$2500" and "2500 dollars" are the same sum. */
function centsOfSum(text: string): number | undefined {
  return centsTyped(text.replace(/(?:dollars?|usd)$/i, ''));
}
