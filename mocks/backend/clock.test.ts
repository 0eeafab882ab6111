import { expect, test } from 'vitest';
import { fixedClock, runningClock } from './clock.ts';

test('a fixed clock has stopped at its instant', () => {
  const clock = fixedClock(1_000);
  expect([clock.now(), clock.now()]).toEqual([1_000, 1_000]);
});

test('a running clock starts at its instant and keeps the pace of the wall', () => {
  let wall = 50_000;
  const clock = runningClock(1_000, () => wall);
  expect(clock.now()).toBe(1_000);
  wall += 45_000;
  expect(clock.now()).toBe(46_000);
});

test('a running clock without an instant tells the real time', () => {
  expect(runningClock(undefined, () => 77).now()).toBe(77);
});
