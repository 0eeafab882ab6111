import { expect, test } from 'vitest';

import { dollarsTyped, iraWords, percentTyped } from './questionnaire.ts';

const CLARA: Record<string, string> = {
  firstName: 'Clara',
  lastName: 'Whitfield',
  email: 'clara.whitfield@example.com',
  mobile: '',
  age: '41',
  contribution: '$7,000',
  employed: 'yes',
  knowledge: 'some',
  gold: '60 %',
  silver: '40',
};

function toldOf(change: Record<string, string>): string[] {
  const words = iraWords((name) => ({ ...CLARA, ...change })[name] ?? '');
  return Object.entries(words).flatMap(([name, says]) => (says ? [name] : []));
}

test.each([
  [{}, []],
  [{ mobile: '(512) 555-0142' }, []],
  [{ mobile: '512' }, ['mobile']],
  [{ age: '17' }, ['age']],
  [{ age: '121' }, ['age']],
  [{ age: '4e1' }, ['age']],
  [{ contribution: '' }, ['contribution']],
  [{ contribution: '-1' }, ['contribution']],
  [{ employed: 'perhaps' }, ['employed']],
  [{ knowledge: 'toString' }, ['knowledge']],
  [{ gold: '101' }, ['gold']],
  [{ gold: '61' }, ['silver']],
  [{ gold: '0', silver: '0' }, []],
])('the questionnaire with %o tells %o', (change, told) => {
  expect(toldOf(change)).toEqual(told);
});

test('dollars and percent are read as typed', () => {
  expect(['$7,000', '0', '6500.50', '1,00', ''].map(dollarsTyped)).toEqual([
    7000,
    0,
    6500.5,
    undefined,
    undefined,
  ]);
  expect(['60', '60%', ' 100 % ', '1.5', '-1'].map(percentTyped)).toEqual([
    60,
    60,
    100,
    undefined,
    undefined,
  ]);
});
