import { expect, test } from 'vitest';

import { isDoneInTime, notDoneInTime, startWatch } from './watch.ts';

/** A watch with a clock that a test sets, and what it has told. */
function watchAt(limit?: number) {
  const clock = { ms: 5_000 };
  const told: string[] = [];
  const tell = (text: string) => void told.push(text);
  return { clock, told, watch: startWatch({ tell, limit, now: () => clock.ms }) };
}

test('a run of less than a second tells nothing', () => {
  const { clock, told, watch } = watchAt();
  watch.begin('comparing operations', 10);
  for (; clock.ms < 5_999; clock.ms += 9) watch.check();
  watch.begin('writing the report');
  watch.end();
  expect(told).toEqual([]);
});

test('a long run tells its phase and its share, four times a second at most, and takes it away', () => {
  const { clock, told, watch } = watchAt();
  watch.begin('comparing operations', 400);
  for (let part = 0; part < 400; part += 1) {
    clock.ms += 10;
    watch.check();
    watch.done();
  }
  clock.ms += 250;
  watch.begin('grouping differences');
  watch.begin('writing the report');
  watch.end();
  expect(told[0]).toBe('drift: comparing operations, 99 of 400 (24 %), 1 s');
  expect(told.at(-3)).toBe('drift: comparing operations, 399 of 400 (99 %), 4 s');
  expect(told.slice(-2)).toEqual(['drift: grouping differences', '']);
  expect(told).toHaveLength(13 + 2);
});

test('a phase that cannot check and takes long is told at once', () => {
  const { told, watch } = watchAt();
  watch.begin('reading the base', 0, true);
  expect(told).toEqual(['drift: reading the base']);
});

test('what has not changed is not told again', () => {
  const { clock, told, watch } = watchAt();
  watch.begin('looking for witnesses', 2);
  for (; clock.ms < 7_999; clock.ms += 1) watch.check();
  expect(told).toEqual([
    'drift: looking for witnesses, 0 of 2 (0 %), 1 s',
    'drift: looking for witnesses, 0 of 2 (0 %), 2 s',
  ]);
});

test('when the time is over, the parts that are not done are known', () => {
  const { clock, watch } = watchAt(3);
  watch.begin('comparing operations', 4);
  const left = notDoneInTime(watch, ['a', 'b', 'c', 'd'], (part) => {
    // Inside of a part, too.
    for (let step = 0; step < 10; step += 1) {
      clock.ms += part === 'c' ? 200 : 100;
      watch.check();
    }
  });
  expect(left).toEqual(['c', 'd']);
  expect(watch.shareOf('comparing operations')).toEqual({ done: 2, of: 4 });
  watch.begin('looking for witnesses', 1);
  expect(isDoneInTime(watch, () => expect.unreachable())).toBe(false);
  expect(watch.late()).toEqual(['comparing operations', 'looking for witnesses']);
});

function failing(): never {
  throw new RangeError('deep');
}

test('an error of the work itself is not taken for the end of the time', () => {
  const { watch } = watchAt(3);
  expect(() => isDoneInTime(watch, failing)).toThrow('deep');
  expect(watch.late()).toEqual([]);
});

test('each phase is measured, also when it comes twice', () => {
  const { clock, watch } = watchAt();
  for (const phase of ['reading the base', 'grouping differences', 'reading the base'] as const) {
    watch.begin(phase);
    clock.ms += 1_500;
  }
  watch.count('findings', 3);
  watch.count('findings');
  watch.end();
  clock.ms += 9_000;
  watch.end();
  const { seconds, counts } = watch.measured();
  expect([...seconds]).toEqual([
    ['reading the base', 3],
    ['grouping differences', 1.5],
  ]);
  expect([...counts]).toEqual([['findings', 4]]);
});
