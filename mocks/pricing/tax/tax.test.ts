import { expect, test } from 'vitest';
import { findStateTax, stateTaxes } from './rules.ts';
import { type TaxLine, taxQuote } from './tax.ts';

const eagle: TaxLine = {
  metal: 'silver',
  form: 'coin',
  fineness: 0.999,
  country: 'US',
  totalCents: 100_00,
  metalCents: 85_00,
};
const goldBar: TaxLine = { ...eagle, metal: 'gold', form: 'bar', fineness: 0.9999, country: 'CH' };
const krugerrand: TaxLine = { ...eagle, metal: 'gold', fineness: 0.9167, country: 'ZA' };
const platinumBar: TaxLine = { ...goldBar, metal: 'platinum', fineness: 0.9995 };
const platinumCoin: TaxLine = { ...eagle, metal: 'platinum', fineness: 0.9995 };
const palladiumBar: TaxLine = { ...goldBar, metal: 'palladium', fineness: 0.9995 };
const copperRound: TaxLine = { ...eagle, metal: 'copper', form: 'round' };
const ring: TaxLine = { ...goldBar, form: 'jewelry', fineness: 0.585 };
const capsule: TaxLine = { ...eagle, metal: 'none', form: 'supply', fineness: 0, metalCents: 0 };

function worth(line: TaxLine, totalCents: number): TaxLine {
  return { ...line, totalCents, metalCents: Math.round(totalCents * 0.95) };
}

function isTaxed(line: TaxLine, state: string): boolean {
  return taxQuote([line], state).taxCents > 0;
}

/** In New York, at so many percent of the metal in it. */
function isTaxedAt(percent: number, line: TaxLine): boolean {
  return isTaxed({ ...line, totalCents: percent * 100_00, metalCents: 100_00_00 }, 'NY');
}

test('there is a rule for each of fifty states and the District of Columbia', () => {
  expect(new Set(stateTaxes.map(({ code }) => code)).size).toBe(51);
  expect(stateTaxes).toHaveLength(51);
  expect(stateTaxes.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
});

test('a state is found by its letters or its name, in any case', () => {
  expect(findStateTax('tx')?.name).toBe('Texas');
  expect(findStateTax(' New york ')?.code).toBe('NY');
  expect(findStateTax('Guam')).toBeUndefined();
});

test.each(['DC', 'HI', 'ME', 'MD', 'NM', 'VT', 'WA'])('%s taxes bullion at any amount', (state) => {
  for (const line of [eagle, goldBar, platinumBar, palladiumBar, copperRound, ring]) {
    expect(isTaxed(worth(line, 50_000_00), state)).toBe(true);
  }
});

test.each(['AK', 'DE', 'MT', 'NH', 'OR'])('%s has no sales tax, not even on a ring', (state) => {
  expect(isTaxed(ring, state)).toBe(false);
  expect(taxQuote([ring], state).reasons[0]).toMatch(/has no state sales tax\.$/);
});

test.each(['AZ', 'CO', 'KY', 'MS', 'NC', 'PA', 'TN', 'WY'])('%s exempts all bullion', (state) => {
  for (const line of [eagle, krugerrand, platinumBar, palladiumBar]) {
    expect(isTaxed(line, state)).toBe(false);
  }
});

test('jewelry, supplies and copper are taxable wherever there is a sales tax', () => {
  const lenient = stateTaxes.filter(({ ratePercent, code }) =>
    [ring, capsule, copperRound].some((line) => ratePercent > 0 && !isTaxed(line, code)),
  );
  expect(lenient).toEqual([]);
  expect(taxQuote([ring], 'CA').reasons).toEqual([
    'California taxes copper, jewelry and supplies.',
  ]);
});

test.each([
  ['CA', 1_999_99, 2_000_00],
  ['CT', 999_99, 1_000_00],
  ['MA', 999_99, 1_000_00],
  ['NJ', 999_99, 1_000_00],
  ['NY', 1_000_00, 1_000_01],
])('%s taxes gold at %d cents and exempts it at %d', (state, taxed, exempt) => {
  expect(isTaxed(worth(goldBar, taxed), state)).toBe(true);
  expect(isTaxed(worth(goldBar, exempt), state)).toBe(false);
});

test('Florida taxes palladium below $500', () => {
  expect(isTaxed(worth(palladiumBar, 499_99), 'FL')).toBe(true);
  expect(isTaxed(worth(palladiumBar, 500_00), 'FL')).toBe(false);
  expect(isTaxed(worth(goldBar, 1_00), 'FL')).toBe(false);
});

test('the threshold is that of the order, and with it the whole order is exempt', () => {
  const lines = [worth(goldBar, 1_200_00), worth(eagle, 800_00)];
  expect(taxQuote(lines, 'California')).toMatchObject({ taxCents: 0, exemptCents: 2_000_00 });
  const short = taxQuote([worth(goldBar, 1_200_00), worth(eagle, 799_99)], 'CA');
  expect(short.taxCents).toBe(87_00 + 58_00);
  expect(short.reasons).toEqual([
    'California: gold and silver orders of $2,000 or more are exempt, and platinum and palladium coins with them.',
  ]);
});

test('what a threshold does not cover neither counts toward it nor is freed by it', () => {
  const lines = [worth(goldBar, 1_999_00), worth(platinumBar, 900_00), worth(platinumCoin, 1_00)];
  const quote = taxQuote(lines, 'CA');
  expect(quote.lines.map(({ isExempt }) => isExempt)).toEqual([true, false, true]);
  expect(quote).toMatchObject({ taxableCents: 900_00, taxCents: 65_25 });
  expect(quote.lines[1]?.says).toBe('California taxes platinum and palladium bars at any amount.');
});

test.each([
  ['GA', palladiumBar, true],
  ['GA', platinumBar, false],
  ['IL', palladiumBar, true],
  ['IL', krugerrand, false],
  ['IN', krugerrand, true],
  ['IN', { ...eagle, fineness: 0.9 }, false],
  ['KS', platinumCoin, true],
  ['KS', platinumBar, false],
  ['MI', krugerrand, false],
  ['MI', palladiumBar, true],
  ['MN', eagle, true],
  ['MN', goldBar, false],
  ['OH', krugerrand, true],
  ['OH', { ...goldBar, fineness: 0.995 }, false],
  ['OH', { ...goldBar, fineness: 0.9949 }, true],
  ['TX', platinumCoin, true],
  ['TX', platinumBar, false],
  ['TX', palladiumBar, true],
  ['AL', { ...eagle, fineness: 0.9 }, false],
  ['AL', { ...eagle, fineness: 0.8 }, true],
  ['WI', { ...eagle, fineness: 0.35 }, false],
] as const)('%s looks at metal, form and fineness: %o', (state, line, taxed) => {
  expect(isTaxed(line, state)).toBe(taxed);
});

test('New York taxes what costs more than 115 percent of its metal, silver coins 140', () => {
  expect([isTaxedAt(115, goldBar), isTaxedAt(116, goldBar)]).toEqual([false, true]);
  expect([isTaxedAt(140, eagle), isTaxedAt(141, eagle)]).toEqual([false, true]);
});

test('tax is rounded half up on each line', () => {
  // 6 percent of 0.25 is 1.5 cents.
  const lines = [worth(eagle, 25), worth(eagle, 25)];
  expect(taxQuote(lines, 'VT')).toMatchObject({ taxCents: 4, taxableCents: 50, exemptCents: 0 });
  // 6.625 percent of 100.00 is 6.625, and floats would have it below.
  expect(taxQuote([worth(ring, 100_00)], 'NJ').taxCents).toBe(6_63);
});

test('each reason is told once', () => {
  expect(taxQuote([eagle, goldBar], 'CO').reasons).toEqual([
    'Colorado: gold, silver, platinum and palladium bullion is exempt.',
  ]);
});

test('military addresses, territories and other countries are not taxed', () => {
  expect(taxQuote([ring], 'AE')).toMatchObject({ taxCents: 0, ratePercent: 0 });
  expect(taxQuote([], 'MD')).toMatchObject({ taxCents: 0, lines: [], reasons: [] });
});
