import { selected } from '#api/cache/asked.ts';
import { stateTaxesQuery } from '#api/tax/state-tax.ts';
import { stateSaleTax } from '#mocks/content/state-sale-tax.ts';
import { stateTaxes } from '#mocks/pricing/tax/rules.ts';
import { expect, test } from 'vitest';

import { ruleOf } from '../rule-of.ts';
import { formatDifferences, formatRule, type Goods } from './rule-format.ts';

const states = selected(stateTaxesQuery(), { data: stateTaxes.map(stateSaleTax) });
const SILVER_COINS: Goods = { metal: 'silver', form: 'coin' };

/** The two cells of a state in the short table. */
function cells(code: string, goods = SILVER_COINS): string[] {
  const found = states.filter((each) => each.code === code);
  return found.flatMap((state) => [
    formatRule(ruleOf(state, goods.metal, goods.form)),
    formatDifferences(state, goods),
  ]);
}

test('a state has the rule of the goods, and what differs from it', () => {
  expect(cells('AZ')).toEqual(['Exempt', '']);
  expect(cells('OR')).toEqual(['No sales tax', '']);
  expect(cells('FL')).toEqual(['Exempt', 'Palladium from $500']);
  expect(cells('NY')).toEqual(['Above $1,000 exempt', '']);
  expect(cells('CT')).toEqual(['From $1,000 exempt', 'Platinum and palladium taxed']);
  expect(cells('CA')).toEqual([
    'From $2,000 exempt',
    'Platinum and palladium coins from $2,000, bars taxed',
  ]);
  expect(cells('TX')).toEqual(['Exempt', 'Platinum coins taxed, bars exempt. Palladium taxed']);
});

test('other forms of the same metal differ too', () => {
  expect(cells('MN')).toEqual(['Taxed', 'Coins taxed, bars exempt']);
  expect(cells('TX', { metal: 'platinum', form: 'bar' })).toEqual([
    'Exempt',
    'Platinum coins taxed, bars exempt. Palladium taxed',
  ]);
});

test('copper, which has no column, is compared with the metals that have one', () => {
  expect(cells('WY', { metal: 'copper', form: 'round' })).toEqual([
    'Taxed',
    'Gold, silver, platinum, and palladium exempt',
  ]);
});
