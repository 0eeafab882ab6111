import { expect, test } from 'vitest';

import type { Estimate } from '#api/orders/cancellation.ts';

import { reasonIn } from './cancel-form-fields.ts';
import { estimateHeard, lossWords, pressWords } from './cancel-words.ts';

const estimate: Estimate = {
  marketLossCents: 100_00,
  feeCents: 35_00,
  chargesCents: 135_00,
  paidCents: 600_00,
  refundCents: 465_00,
  owedCents: 0,
  quotedAt: '2026-11-20T15:04:05Z',
  validUntil: '2026-11-20T15:09:05Z',
  lines: [{ name: 'Eagle', orderedCents: 600_00, nowCents: 500_00, lossCents: 100_00 }],
};
const risen = { name: 'Bar', orderedCents: 10_00, nowCents: 12_00, lossCents: 0 };
const fixed = { name: 'Tube', orderedCents: 10_00, lossCents: 0 };

test('§3 the loss is told with both prices, and why it is not more or less', () => {
  expect(lossWords(estimate)).toEqual({
    label: 'The price has fallen since',
    why: [
      'Ordered at $600.00, $500.00 for the same pieces now.',
      'Had the price risen, this line would be zero.',
    ],
  });
  const mixed = { ...estimate, lines: [...estimate.lines, risen] };
  expect(lossWords(mixed).why).toEqual([
    'Eagle: ordered at $600.00, $500.00 for the same pieces now.',
    'What has not fallen counts as zero, and is not set off.',
  ]);
});

test('a loss of zero tells why: the price rose, or is fixed', () => {
  const none = { ...estimate, marketLossCents: 0 };
  expect(lossWords({ ...none, lines: [risen, fixed] }).why).toEqual([
    'Ordered at $10.00, $12.00 for the same pieces now. What the market gained stays with the shop.',
  ]);
  expect(lossWords({ ...none, lines: [fixed] }).why).toEqual([
    'These have a fixed price, so nothing is lost.',
  ]);
});

test.each([
  [{}, 'Cancel it, get $465.00 back', 'You get $465.00 back of $600.00.'],
  [
    { paidCents: 0, refundCents: 0, owedCents: 135_00 },
    'Cancel it, owe $135.00',
    'Nothing is paid yet. $135.00 is added to your next order.',
  ],
  [
    { paidCents: 135_00, refundCents: 0 },
    'Cancel it, get nothing back',
    'You get $0.00 back of $135.00.',
  ],
])('with %o the button says what it brings: %s', (change, press, sum) => {
  const told = { ...estimate, ...change };
  expect(pressWords(told)).toBe(press);
  expect(estimateHeard(told)).toBe(
    `Cancelling costs $135.00. ${sum} The estimate holds until 10:09 AM ET.`,
  );
});

function read(values: Record<string, string>): string {
  return reasonIn((name) => values[name] ?? '');
}

test('the reason is one of the list, or the customer’s own words for another', () => {
  expect(read({ reason: 'Ordered twice', words: 'typed before' })).toBe('Ordered twice');
  expect(read({ reason: 'Another reason', words: ' Moving house ' })).toBe('Moving house');
  expect(read({})).toBe('');
});
