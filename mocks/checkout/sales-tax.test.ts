import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type TaxLine, taxQuote } from '../pricing/tax/tax.ts';
import { taxShape } from './sales-tax.ts';

type Metal = Exclude<TaxLine['metal'], 'none'>;

/** Written down again from the laws, apart from the rules: cents, and whether the limit itself is exempt. */
const LIMITS: readonly {
  state: string;
  metals: Metal[];
  cents: number;
  atLimit: boolean;
  rate: number;
}[] = [
  { state: 'CA', metals: ['gold', 'silver'], cents: 2_000_00, atLimit: true, rate: 7.25 },
  { state: 'CT', metals: ['gold', 'silver'], cents: 1_000_00, atLimit: true, rate: 6.35 },
  { state: 'FL', metals: ['palladium'], cents: 500_00, atLimit: true, rate: 6 },
  { state: 'MA', metals: ['gold', 'silver'], cents: 1_000_00, atLimit: true, rate: 6.25 },
  {
    state: 'NJ',
    metals: ['gold', 'silver', 'platinum', 'palladium'],
    cents: 1_000_00,
    atLimit: true,
    rate: 6.625,
  },
  { state: 'NY', metals: ['gold', 'silver'], cents: 1_000_00, atLimit: false, rate: 4 },
];

/** Bars that cost little more than their metal, from abroad, so that no other rule spares them. */
function bar(metal: TaxLine['metal'], totalCents: number): TaxLine {
  return {
    metal,
    form: 'bar',
    fineness: 0.9999,
    country: 'CH',
    totalCents,
    metalCents: totalCents,
  };
}

/** Cuts a total into lines at these places, none of them empty. */
function cut(metals: readonly Metal[], total: number, places: readonly number[]): TaxLine[] {
  const ends = [...new Set(places.map((place) => 1 + (place % total)))].filter(
    (end) => end < total,
  );
  const sorted = [...ends.toSorted((one, other) => one - other), total];
  return sorted.map((end, index) => {
    const metal = metals[index % metals.length];
    if (!metal) throw new Error('Each state has its metals.');
    return bar(metal, end - (sorted[index - 1] ?? 0));
  });
}

const places = fc.array(fc.nat(1_000_000), { maxLength: 8 });

describe.each(LIMITS)('$state from $cents cents', ({ state, metals, cents, atLimit, rate }) => {
  const isExempt = (total: number) => (atLimit ? total >= cents : total > cents);

  test.each([-100_00, -1, 0, 1, 100_00])('%i cents from the limit, however it is cut', (off) => {
    fc.assert(
      fc.property(places, (where) => {
        const total = cents + off;
        const quote = taxQuote(cut(metals, total, where), state);
        expect(quote.taxCents === 0).toBe(isExempt(total));
        expect(quote.taxableCents).toBe(isExempt(total) ? 0 : total);
      }),
      { numRuns: 50 },
    );
  });

  test('an order of any size is taxed as a whole or not at all, rounded once, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 3 * cents }), places, (total, where) => {
        const lines = cut(metals, total, where);
        const { taxCents } = taxQuote(lines, state);
        // In thousandths of a percent, so that nothing is lost before the one rounding.
        const due = Number((BigInt(total) * BigInt(rate * 1000) + 50_000n) / 100_000n);
        expect(taxCents).toBe(isExempt(total) ? 0 : due);
      }),
    );
  });

  test('copper beside it neither reaches the limit nor is spared by it', () => {
    const below = taxQuote([bar(metals[0] ?? 'gold', cents - 100), bar('copper', 5_000_00)], state);
    expect(below.taxableCents).toBe(cents - 100 + 5_000_00);
    const above = taxQuote([bar(metals[0] ?? 'gold', cents + 100), bar('copper', 50_00)], state);
    expect(above.taxableCents).toBe(50_00);
  });

  test('the answer names the limit in dollars, and the reason names the state', () => {
    const shape = taxShape(taxQuote([bar(metals[0] ?? 'gold', cents - 1)], state));
    expect(shape).toMatchObject({ threshold: cents / 100, isExempt: false, ratePercent: rate });
    expect(shape.reason).toMatch(/^\p{Lu}[\w ]+: /u);
  });
});
