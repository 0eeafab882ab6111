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

test.each([
  // Copper is taxed, the two coins are exempt.
  ['AL', 3333, 8, 267],
  ['AZ', 3333, 5.6, 187],
  ['AR', 3333, 6.5, 217],
  ['CO', 3333, 2.9, 97],
  ['FL', 3333, 6, 200],
  ['GA', 3333, 4, 133],
  ['ID', 3333, 6, 200],
  ['IL', 3333, 6.25, 208],
  ['IN', 3333, 7, 233],
  ['IA', 3333, 6, 200],
  ['KS', 3333, 6.5, 217],
  ['KY', 3333, 6, 200],
  ['LA', 3333, 5, 167],
  ['MI', 3333, 6, 200],
  ['MS', 3333, 7, 233],
  ['MO', 3333, 4.225, 141],
  ['NE', 3333, 5.5, 183],
  ['NV', 3333, 6.85, 228],
  ['NC', 3333, 4.75, 158],
  ['ND', 3333, 5, 167],
  ['OH', 3333, 5.75, 192],
  ['OK', 3333, 4.5, 150],
  ['PA', 3333, 6, 200],
  ['RI', 3333, 7, 233],
  ['SC', 3333, 6, 200],
  ['SD', 3333, 4.2, 140],
  ['TN', 3333, 7, 233],
  ['TX', 3333, 6.25, 208],
  ['UT', 3333, 4.85, 162],
  ['VA', 3333, 5.3, 177],
  ['WV', 3333, 6, 200],
  ['WI', 3333, 5, 167],
  ['WY', 3333, 4, 133],
  // All of it is taxed: at any amount, or below the state's limit.
  ['CA', 9999, 7.25, 725],
  ['CT', 9999, 6.35, 635],
  ['DC', 9999, 6, 600],
  ['HI', 9999, 4, 400],
  ['MA', 9999, 6.25, 625],
  ['MD', 9999, 6, 600],
  ['ME', 9999, 5.5, 550],
  ['MN', 9999, 6.875, 687],
  ['NJ', 9999, 6.625, 662],
  ['NM', 9999, 4.875, 487],
  ['NY', 9999, 4, 400],
  ['VT', 9999, 6, 600],
  ['WA', 9999, 6.5, 650],
])(
  '%s taxes %i cents of two coins and a copper round at %d percent: %i',
  (state, taxable, rate, tax) => {
    const coin = { ...worth(eagle, 33_33), metalCents: 30_00 };
    const lines = [coin, coin, worth(copperRound, 33_33)];
    expect(taxQuote(lines, state)).toMatchObject({
      taxableCents: taxable,
      ratePercent: rate,
      taxCents: tax,
    });
  },
);

test('tax is computed on the taxed total and rounded once, half up', () => {
  // 6 percent of 0.50 is 3 cents; by line it would be 2 + 2.
  const lines = [worth(eagle, 25), worth(eagle, 25)];
  expect(taxQuote(lines, 'VT')).toMatchObject({ taxCents: 3, taxableCents: 50, exemptCents: 0 });
  // 6.25 percent of 99.99 is 6.249375; by line it would be 6.24.
  const rings = [worth(ring, 33_33), worth(ring, 33_33), worth(ring, 33_33)];
  expect(taxQuote(rings, 'MA').taxCents).toBe(6_25);
  // 6.625 percent of 100.00 is 6.625, and floats would have it below.
  expect(taxQuote([worth(ring, 100_00)], 'NJ').taxCents).toBe(6_63);
});

test('what counts towards a limit is told apart from the rest of the order', () => {
  const lines = [worth(eagle, 161_60), worth(platinumBar, 1_900_00)];
  expect(taxQuote(lines, 'MA').counted).toEqual({ limitCents: 1_000_00, cents: 161_60 });
  expect(taxQuote([worth(eagle, 1_000_00)], 'MA').counted).toBeUndefined();
  expect(taxQuote([worth(platinumBar, 1_900_00)], 'MA').counted).toBeUndefined();
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
