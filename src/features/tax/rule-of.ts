import type { Metal, ProductForm, StateTax, TaxRule } from '#api/tax/state-tax.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** The forms of bullion that laws tell apart. */
export const BULLION_FORMS = ['coin', 'bar', 'round', 'note'] as const satisfies ProductForm[];
export type BullionForm = (typeof BULLION_FORMS)[number];

export const FORM_NAMES: Record<BullionForm, string> = {
  coin: 'Coins',
  bar: 'Bars',
  round: 'Rounds',
  note: 'Notes',
};

/** What a state does with one metal in one form. */
export type StateRule = {
  /** `none`: the state has no sales tax at all. */
  kind: 'exempt' | 'threshold' | 'taxed' | 'none';
  /** "exempt", "exempt from $2,000", "exempt above $1,000", "taxed", "no state sales tax". */
  rule: string;
  /** Cents, of a threshold. */
  limitCents?: number;
};

const UNTAXED: StateRule = { kind: 'none', rule: 'no state sales tax' };
const TAXED: StateRule = { kind: 'taxed', rule: 'taxed' };

/** The rule of a state for a metal in a form, by the most specific one of the API's. */
export function ruleOf(state: StateTax, metal: Metal, form: ProductForm): StateRule {
  if (state.rate === 0) return UNTAXED;
  const fitting = state.rules.filter(
    (rule) => (rule.metal ?? metal) === metal && (rule.form ?? form) === form,
  );
  const [first] = fitting.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (!first || first.kind === 'taxable') return TAXED;
  const { limitCents } = first;
  if (first.kind === 'exempt' || limitCents === undefined)
    return { kind: 'exempt', rule: 'exempt' };
  return { kind: 'threshold', rule: `exempt ${limitWords(first)}`, limitCents };
}

/** A metal goes before a form. */
function weightOf({ metal, form }: TaxRule): number {
  return (metal ? 2 : 0) + (form ? 1 : 0);
}

function limitWords({ limitCents = 0, isAbove }: TaxRule): string {
  return `${isAbove ? 'above' : 'from'} ${wholeMoney(limitCents)}`;
}

/** Cents without a fraction that says nothing: "$2,000". */
export function wholeMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

/**
 * The rules of a state for all forms of a metal, in a cell: "exempt", "from $2,000",
 * "coins from $2,000, bars taxed". Rounds and notes are told apart from bars only where they differ.
 */
export function metalRules(state: StateTax, metal: Metal): string {
  const byRule = Map.groupBy(BULLION_FORMS, (form) => shortRule(ruleOf(state, metal, form)));
  if (byRule.size === 1) return [...byRule.keys()].join('');
  return [...byRule].map(([rule, forms]) => `${formsWords(forms)} ${rule}`).join(', ');
}

/** "exempt", "from $2,000", "taxed", "no tax". */
export function shortRule({ kind, rule }: StateRule): string {
  if (kind === 'none') return 'no tax';
  return kind === 'threshold' ? rule.replace(/^exempt /, '') : rule;
}

function formsWords(forms: readonly BullionForm[]): string {
  const isBarLike = forms.includes('bar') && forms.includes('round') && forms.includes('note');
  const named = isBarLike ? forms.filter((form) => form === 'coin' || form === 'bar') : forms;
  return listWords(named.map((form) => FORM_NAMES[form].toLowerCase()));
}

/** What a map or a count needs of a state. */
export type RuledState = Pick<StateRule, 'kind' | 'rule'> &
  Pick<StateTax, 'code' | 'name' | 'href'>;

/** Each state with its rule for a metal in a form. */
export function ruledStates(
  states: readonly StateTax[],
  metal: Metal,
  form: ProductForm,
): RuledState[] {
  return states.map((state) => {
    const { kind, rule } = ruleOf(state, metal, form);
    return { code: state.code, name: state.name, href: state.href, kind, rule };
  });
}

/** "silver coins". */
export function goodsWords(metal: Metal, form: BullionForm): string {
  return `${metal} ${FORM_NAMES[form].toLowerCase()}`;
}
