import { expect, test } from 'vitest';

import { begun, CHOICES, HOME, reviewed } from './checkout-samples.ts';
import { nextStep, stepsOf } from './checkout-steps.ts';

const done = (...args: Parameters<typeof stepsOf>) =>
  stepsOf(...args).flatMap(({ step, isDone }) => (isDone ? [step] : []));

test('a new checkout starts with the address, and no other step is open', () => {
  expect(stepsOf(begun())).toEqual([
    { step: 'address', isOpen: true, isDone: false },
    { step: 'shipping', isOpen: false, isDone: false },
    { step: 'payment', isOpen: false, isDone: false },
    { step: 'review', isOpen: false, isDone: false },
  ]);
});

test.each([
  ['address', begun()],
  ['address', begun({ shipTo: HOME, billTo: HOME })],
  ['address', begun({ email: 'ida@example.com', shipTo: HOME })],
  ['shipping', begun({ email: 'ida@example.com', shipTo: HOME, billTo: HOME })],
  ['payment', reviewed({ payment: undefined })],
  ['review', reviewed()],
])('it goes on with %s', (step, checkout) => {
  expect(nextStep(checkout)).toBe(step);
});

test('§4 shipping is done when it is confirmed, and only for an available method', () => {
  expect(done(reviewed({ isShippingConfirmed: false }))).toEqual(['address']);
  const [standard] = CHOICES;
  const checkout = reviewed({
    shippingMethod: 'fedex',
    shippingChoices: standard ? [standard] : [],
  });
  expect(done(checkout)).toEqual(['address']);
});

test('no later step is done before an earlier one', () => {
  expect(done(reviewed({ email: undefined }))).toEqual([]);
});
