import { expect, test } from 'vitest';

import { daysOf, nameStep, worthSentence } from './worth-words.ts';

const point = (day: string, worthCents: number, paidCents: number, premiumCents = 100_00) => ({
  day,
  worthCents,
  paidCents,
  premiumCents,
});
const first = point('2025-11-18', 12_000_00, 10_000_00);

function told(last: ReturnType<typeof point>, withPremium = true): string {
  return worthSentence(daysOf([first, last], withPremium), 'your portfolio', 'in the last year');
}

test('what was put in is told apart from what prices did', () => {
  expect(told(point('2026-11-18', 14_000_00, 13_000_00))).toBe(
    'In the last year your portfolio went from $12,100 to $14,100. You put in $3,000 in that time; prices took $1,000 off.',
  );
  expect(told(point('2026-11-18', 15_000_00, 10_000_00))).toBe(
    'In the last year your portfolio went from $12,100 to $15,100. You bought nothing in that time; prices added $3,000.',
  );
});

test('the premium counts on both sides or on none', () => {
  expect(told(point('2026-11-18', 12_000_00, 10_500_00, 300_00), false)).toBe(
    'In the last year your portfolio went from $12,000 to $12,000. You put in $300 in that time; prices took $300 off.',
  );
});

test('after a sale only what is held is compared', () => {
  expect(told(point('2026-11-18', 9_000_00, 8_000_00))).toBe(
    'In the last year your portfolio went from $12,100 to $9,100. What you held had cost $10,000 then, and $8,000 now.',
  );
});

test.each([
  [['2026-11-16', '2026-11-17', '2026-11-18'], 'day'],
  [['2025-11-17', '2025-11-18', '2025-11-20', '2025-11-22'], '2 days'],
  [['2026-11-13', '2026-11-16', '2026-11-17', '2026-11-18'], 'day'],
  [['2026-11-18'], 'day'],
])('of the days %j a step is called "%s"', (days, step) => {
  expect(nameStep(days.map((day) => ({ day, worth: 1, paid: 1 })))).toBe(step);
});
