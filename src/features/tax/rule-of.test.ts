import { selected } from '#api/cache/asked.ts';
import { stateTaxesQuery, type StateTax } from '#api/tax/state-tax.ts';
import { stateSaleTax } from '#mocks/content/state-sale-tax.ts';
import { stateTaxes } from '#mocks/pricing/tax/rules.ts';
import { expect, test } from 'vitest';

import { metalRules, ruleOf } from './rule-of.ts';

const states = selected(stateTaxesQuery(), { data: stateTaxes.map(stateSaleTax) });

function stateOf(code: string): StateTax {
  const state = states.find((each) => each.code === code);
  if (!state) throw new Error(`No state ${code}`);
  return state;
}

test('a state without a sales tax, one that exempts, one that taxes, and one with a limit', () => {
  const rules = ['OR', 'AZ', 'WA', 'CA', 'NY'].map((code) =>
    ruleOf(stateOf(code), 'silver', 'coin'),
  );
  expect(rules).toEqual([
    { kind: 'none', rule: 'no state sales tax' },
    { kind: 'exempt', rule: 'exempt' },
    { kind: 'taxed', rule: 'taxed' },
    { kind: 'threshold', rule: 'exempt from $2,000', limitCents: 2_000_00 },
    { kind: 'threshold', rule: 'exempt above $1,000', limitCents: 1_000_00 },
  ]);
});

test('the most specific rule wins, and copper and jewelry fall to the last one', () => {
  const wide: StateTax = {
    ...stateOf('AZ'),
    rules: [
      { kind: 'taxable' },
      { kind: 'exempt', metal: 'gold' },
      { kind: 'taxable', metal: 'gold', form: 'jewelry' },
    ],
  };
  expect(ruleOf(wide, 'gold', 'bar').kind).toBe('exempt');
  expect(ruleOf(wide, 'gold', 'jewelry').kind).toBe('taxed');
  expect(ruleOf(wide, 'silver', 'bar').kind).toBe('taxed');
  expect(ruleOf(stateOf('TX'), 'copper', 'round').kind).toBe('taxed');
});

test('a cell says all forms of a metal in few words', () => {
  expect(metalRules(stateOf('CA'), 'platinum')).toBe('coins from $2,000, bars taxed');
  expect(metalRules(stateOf('NJ'), 'palladium')).toBe('from $1,000');
  expect(metalRules(stateOf('MT'), 'gold')).toBe('no tax');
  expect(metalRules(stateOf('FL'), 'palladium')).toBe('from $500');
  expect(metalRules(stateOf('MN'), 'gold')).toBe('coins taxed, bars exempt');
});
