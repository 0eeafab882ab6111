import type { Metal, StateTax } from '#api/tax/state-tax.ts';
import { listWords } from '#commerce/format/list.ts';
import { capital } from '#commerce/words/capital.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { metalRules, ruleOf, shortRule, type StateRule } from '../rule-of.ts';
import type { Asked } from '../tax-place.ts';

/** The metals of the table's columns. */
export const TABLE_METALS = ['gold', 'silver', 'platinum', 'palladium'] as const satisfies Metal[];

/** The metal and the form that the page is about. */
export type Goods = Pick<Asked, 'metal' | 'form'>;

/** "Exempt", "From $2,000 exempt", "Taxed", "No sales tax". */
export function formatRule(rule: StateRule): string {
  if (rule.kind === 'none') return 'No sales tax';
  return capital(rule.kind === 'threshold' ? `${shortRule(rule)} exempt` : rule.rule);
}

/**
 * The rules of a state that are not that of the goods: "Platinum and palladium taxed". Empty if all
 * metals and forms have the same rule.
 */
export function formatDifferences(state: StateTax, { metal, form }: Goods): string {
  const metals = [...new Set<Metal>([...TABLE_METALS, metal])];
  const goodsRule = shortRule(ruleOf(state, metal, form));
  const byRules = Map.groupBy(metals, (each) => metalRules(state, each));
  const differences = [...byRules].flatMap(([rules, having]) => {
    if (rules === goodsRule) return [];
    if (having.length === metals.length) return capital(rules);
    return `${capital(listWords(having.map((each) => metalNames[each].toLowerCase())))} ${rules}`;
  });
  return differences.join('. ');
}
