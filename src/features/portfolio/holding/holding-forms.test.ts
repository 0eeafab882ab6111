import { expect, test } from 'vitest';

import type { HoldingHistory, Trade } from '#api/portfolio/holding.ts';

import { exitIn, exitWords, recordedExit, tradeWords } from './holding-forms.ts';

const TODAY = '2026-11-18';
const bought = (id: number, day: string, units: number): Trade => ({
  id,
  day,
  kind: 'PURCHASED',
  units,
  after: units,
  unitCents: 40_00,
  totalCents: units * 40_00,
  feesCents: 0,
  taken: [],
  gainCents: undefined,
  source: 'Bold',
});
const holding: HoldingHistory = {
  id: 1,
  name: 'Eagle',
  href: undefined,
  image: undefined,
  metal: 'silver',
  ounces: 1,
  units: 15,
  worthCents: 1000_00,
  paidCents: 600_00,
  premiumCents: 0,
  trades: [bought(2, '2026-01-10', 5), bought(1, '2025-03-10', 10)],
  points: [],
};
const typed: Record<string, string> = {
  day: '11/17/2026',
  units: '12',
  price: '71',
  fees: '',
  lots: 'oldest',
};

/** The fields of a sale of 12, some of them otherwise. */
function fieldsWith(change: Record<string, string>): (name: string) => string {
  const fields = { ...typed, ...change };
  return (name) => fields[name] ?? '';
}

/** The messages for a sale of 12 with these fields otherwise. */
function wordsFor(change: Record<string, string>): string[] {
  return Object.values(exitWords(fieldsWith(change), holding, TODAY)).filter(
    (words) => words !== undefined,
  );
}

const NAMED = { lots: 'named', 'lot-1': '10', 'lot-2': '2' };
const UNITS = 'Enter how many as a number above 0, such as 5.';
const PRICE = 'Enter the price of one in dollars, such as 71.00.';
const FEES = 'Enter the fees in dollars, such as 9.95, or leave them out.';

test.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, []],
  ['a part of a piece', { units: '0.5' }, []],
  ['no fees in words', { fees: '$0.00' }, []],
  ['a comma for decimals', { units: '1,5', price: '71,5', fees: '9,9' }, [UNITS, PRICE, FEES]],
  ['an exponent', { units: '1e9', price: '1e9', fees: '1e9' }, [UNITS, PRICE, FEES]],
  ['less than nothing', { units: '-1', price: '-1', fees: '-1' }, [UNITS, PRICE, FEES]],
  ['zero', { units: '0', price: '0', fees: '0' }, [UNITS, PRICE]],
  ['fees over the most of the API', { fees: '1000000.01' }, [FEES]],
  ['more than is held', { units: '15.5' }, ['You hold 15, so you cannot have sold 15.5.']],
  ['a day to come', { day: '11/19/2026' }, ['The date is after today, 11/18/2026.']],
  [
    'a day before the last purchase',
    { day: '01/09/2026' },
    ['You last bought this on January 10, 2026. Name the lots to record a sale before that.'],
  ],
  ['named lots', NAMED, []],
  [
    'a lot before the other was bought',
    { ...NAMED, day: '01/09/2026', units: '10', 'lot-2': '' },
    [],
  ],
  [
    'a lot that was not bought yet',
    { ...NAMED, day: '01/09/2026' },
    ['You bought the lot of January 10, 2026 after this sale.'],
  ],
  [
    'lots that add up to less',
    { ...NAMED, 'lot-2': '' },
    ['You sold 12, but the lots add up to 10.'],
  ],
  [
    'more than a lot has',
    { ...NAMED, 'lot-2': '6' },
    ['There are 5 left in the lot of January 10, 2026.'],
  ],
  [
    'half a lot in words',
    { ...NAMED, 'lot-2': 'two' },
    ['Enter how many you take from the lot of January 10, 2026 as a number, such as 5.'],
  ],
])('a sale with %s is told %j: %j', (_, change, words) => {
  expect(wordsFor(change)).toEqual(words);
});

test('what was typed is read in cents, with the units of each lot', () => {
  const dear = fieldsWith({ ...NAMED, price: '$1,071.05', fees: '9.9' });
  expect(exitIn(dear, holding)).toEqual({
    day: '2026-11-17',
    units: 12,
    unitCents: 1071_05,
    feesCents: 9_90,
    named: new Map([
      [1, 10],
      [2, 2],
    ]),
  });
});

test('an empty form says what is missing, and fees are not', () => {
  expect(tradeWords(() => '', TODAY)).toEqual({
    day: 'Enter the date.',
    units: UNITS,
    price: PRICE,
    fees: undefined,
  });
});

/** The sales that {@link NAMED} records, whose answer may be lost. */
function soldLots(change: Partial<Trade> = {}): HoldingHistory {
  const sold: Trade = {
    ...bought(3, '2026-11-17', 12),
    kind: 'EXIT',
    unitCents: 71_00,
    taken: [
      { id: 1, units: 10, costCents: 400_00 },
      { id: 2, units: 2, costCents: 80_00 },
    ],
    ...change,
  };
  return { ...holding, units: 3, trades: [sold, ...holding.trades] };
}

test('a form is recorded if its sales are all that its page did not have, whatever lots are left', () => {
  const field = fieldsWith(NAMED);
  expect(recordedExit(field, soldLots(), 2)).toMatchObject([{ units: 12, lotIds: [1, 2] }]);
  expect(recordedExit(field, holding, 2)).toBeUndefined();
});

test.each<Partial<Trade>>([
  { units: 11 },
  { unitCents: 70_00 },
  { feesCents: 1 },
  { day: '2026-11-16' },
  { kind: 'PURCHASED' },
])('a form is not recorded if another transaction came: %o', (change) => {
  expect(recordedExit(fieldsWith(NAMED), soldLots(change), 2)).toBeUndefined();
});
