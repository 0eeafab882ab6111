import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { melodyOf, pitchScale } from './tones.ts';

const price = fc.integer({ min: 1, max: 10_000_000 });
const COUNTS = [1, 2, 400, 3_000];
/** Fewer runs: each is up to 3,000 values. */
const RUNS = { numRuns: 25 };

const series = (count: number) => fc.array(price, { minLength: count, maxLength: count });

test.each(COUNTS)('of %d values each is a note, within two octaves and six seconds', (count) => {
  fc.assert(
    fc.property(series(count), (values) => {
      const { tones, length } = melodyOf(values);
      expect(tones).toHaveLength(count);
      expect(length).toBeGreaterThanOrEqual(1);
      expect(length).toBeLessThanOrEqual(6);
      expect(tones.filter(({ frequency }) => frequency < 220 || frequency > 880)).toEqual([]);
      const starts = tones.map(({ at }) => at);
      expect(new Set(starts).size).toBe(count);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
      expect(starts[0]).toBe(0);
      expect(starts.at(-1)).toBeLessThan(length);
    }),
    RUNS,
  );
});

test('a higher value is a higher note, and the same value the same', () => {
  fc.assert(
    fc.property(series(60), (values) => {
      const pitch = pitchScale(values);
      const distinct = [...new Set(values)].toSorted((one, other) => one - other);
      const pitches = distinct.map(pitch);
      expect(new Set(pitches).size).toBe(distinct.length);
      expect(pitches).toEqual(pitches.toSorted((one, other) => one - other));
      expect(melodyOf(values).tones.map(({ frequency }) => frequency)).toEqual(values.map(pitch));
    }),
  );
});

test.each(COUNTS)('of %d values the first highest and the first lowest click', (count) => {
  fc.assert(
    fc.property(series(count), (values) => {
      const { tones } = melodyOf(values);
      const clicks = tones.flatMap(({ click }, index) => (click ? [index] : []));
      const [low, high] = [Math.min(...values), Math.max(...values)];
      const bounds = low < high ? [values.indexOf(low), values.indexOf(high)] : [];
      expect(clicks).toEqual(bounds.toSorted((one, other) => one - other));
    }),
    RUNS,
  );
});

test('a series that does not move is one middle note without a click', () => {
  const { tones, length } = melodyOf([70, 70, 70]);
  expect(tones.map(({ frequency }) => frequency)).toEqual([440, 440, 440]);
  expect(tones.some(({ click }) => click)).toBe(false);
  expect(length).toBe(1);
});

test('equal steps of value are equal intervals', () => {
  const pitch = pitchScale([0, 1, 2]);
  expect([pitch(0), pitch(1), pitch(2)]).toEqual([220, 440, 880]);
});

const lengthOf = (count: number) => melodyOf(Array.from({ length: count }, () => 1)).length;

test('a point takes 80 ms, until six seconds are full', () => {
  expect(lengthOf(50)).toBe(4);
  expect(lengthOf(76)).toBe(6);
});
