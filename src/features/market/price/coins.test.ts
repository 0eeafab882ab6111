import { expect, test } from 'vitest';

import { COINS } from './coins.ts';

const GRAMS_IN_OUNCE = 31.103_476_8;
const GRAMS_IN_GRAIN = 0.064_798_91;

/** The gross weight (grams) and the parts of pure metal that coinage laws prescribe. */
const BY_LAW: readonly [name: string, years: string | undefined, grams: number, fine: number][] = [
  ['Morgan or Peace dollar', 'to 1935', 412.5 * GRAMS_IN_GRAIN, 0.9],
  ['Half dollar', 'to 1964', 12.5, 0.9],
  ['Quarter', 'to 1964', 6.25, 0.9],
  ['Dime', 'to 1964', 2.5, 0.9],
  ['Half dollar', '1965 to 1970', 11.5, 0.4],
  ['Eisenhower silver dollar', '1971 to 1976', 24.592, 0.4],
  ['War nickel', '1942 to 1945', 5, 0.35],
  ['Canadian dollar', '1935 to 1967', 23.328, 0.8],
  ['Maria Theresa taler', undefined, 28.0668, 5 / 6],
  ['German 5 mark', '1951 to 1974', 11.2, 0.625],
  ['American Gold Eagle', undefined, 33.931, 0.9167],
  ['American Gold Eagle, 1/10 oz', undefined, 3.393, 0.9167],
  ['Krugerrand', undefined, 33.93, 0.9167],
  ['British sovereign', undefined, 7.98805, 11 / 12],
  ['French or Swiss 20 francs', 'to 1949', 6.4516, 0.9],
  ['German 20 mark', '1871 to 1915', 7.96495, 0.9],
  ['Mexican 50 pesos', undefined, 41.6667, 0.9],
  ['Austrian 100 corona', undefined, 33.8753, 0.9],
  ['Austrian ducat', undefined, 3.4909, 0.98611],
  ['Double eagle, $20', 'to 1933', 516 * GRAMS_IN_GRAIN, 0.9],
  ['Eagle, $10', 'to 1933', 258 * GRAMS_IN_GRAIN, 0.9],
  ['Half eagle, $5', 'to 1929', 129 * GRAMS_IN_GRAIN, 0.9],
  ['Quarter eagle, $2.50', 'to 1929', 64.5 * GRAMS_IN_GRAIN, 0.9],
  ['Soviet 150 roubles', '1977 to 1980', 15.55, 0.999],
];

test.each(BY_LAW)('%s (%s) contains what its law prescribes', (name, years, grams, fine) => {
  const coin = Object.values(COINS)
    .flat()
    .find((each) => each.name === name && each.years === years);
  const ounces = (grams * fine) / GRAMS_IN_OUNCE;
  expect(Math.abs((coin?.ounces ?? 0) / ounces - 1)).toBeLessThan(0.0002);
  expect(Math.abs(Number(coin?.fineness) - fine)).toBeLessThan(0.0005);
});

test('twelve coins of silver and of gold, and what there is of the others', () => {
  const counts = Object.values(COINS).map((coins) => coins.length);
  expect(COINS.silver.length).toBeGreaterThanOrEqual(12);
  expect(COINS.gold.length).toBeGreaterThanOrEqual(12);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  for (const coins of Object.values(COINS)) {
    const names = coins.map(({ name, years }) => `${name} ${years}`);
    expect(names).toEqual([...new Set(names)]);
  }
});
