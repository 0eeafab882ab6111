// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { PremiumRuler, readScale } from './premium-ruler.tsx';

afterEach(cleanup);

/** One unit with metal for $100. */
function withPremium(cents: number) {
  return { cash: 100_00 + cents, premium: cents };
}

function show(product: Parameters<typeof PremiumRuler>[0]['product'], scale = 10) {
  const { container } = render(<PremiumRuler product={product} scale={scale} />);
  const marks = [...container.querySelectorAll('rect')];
  return {
    words: container.textContent,
    marks: marks.map((mark) => mark.getAttribute('width') ?? mark.getAttribute('x')),
    silent: container.querySelector('svg')?.getAttribute('aria-hidden'),
  };
}

test.each([
  ['over spot', withPremium(5_00), '$5.00 over spot, 5.0%', ['30%']],
  ['at spot', withPremium(0), 'At spot, nothing over', ['0%']],
  ['under spot', withPremium(-1_00), '$1.00 under spot, 1.0%', ['0%']],
  ['beyond the scale', withPremium(20_00), '$20.00 over spot, 20.0%', ['120%']],
  [
    'with our bid below spot',
    { ...withPremium(5_00), bid: 99_00 },
    '$5.00 over spot, 5.0%, we buy back at $99.00',
    ['30%', '34%'],
  ],
  [
    'with our bid far below spot',
    { ...withPremium(5_00), bid: 50_00 },
    '$5.00 over spot, 5.0%, we buy back at $50.00',
    ['30%', '0%'],
  ],
  [
    'in the order of an ounce',
    { ...withPremium(5_00), premiumPerOunce: 50_00 },
    '$50.00 an ounce over spot, 5.0%',
    ['30%'],
  ],
])('a premium %s', (_, product, words, marks) => {
  expect(show(product)).toEqual({ words, marks, silent: 'true' });
});

test('what is not bought for its metal has no ruler', () => {
  expect(show({ cash: 100_00 }).words).toBe('');
});

test.each([
  ['a list at spot', [0, 0, 0], 2.5],
  ['the end of a scale', [2_50], 2.5],
  ['nine of ten', [1_00, 1_00, 1_00, 1_00, 1_00, 1_00, 1_00, 1_00, 4_00, 90_00], 5],
  ['eight of ten', [1_00, 1_00, 1_00, 1_00, 1_00, 1_00, 1_00, 1_00, 30_00, 90_00], 50],
  ['none', [90_00, 90_00], 50],
  ['an empty list', [], 2.5],
])('the scale holds %s', (_, premiums, scale) => {
  expect(readScale(premiums.map(withPremium))).toBe(scale);
});
