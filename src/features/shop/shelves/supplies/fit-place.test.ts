import { expect, test } from 'vitest';

import { fitAt } from './fit-place.ts';

const eagle = { value: 'eagle', label: 'Eagle, 1 oz', metal: 'silver' as const, diameter: 40.6 };

function fit(query: string) {
  return fitAt(new URLSearchParams(query), [eagle]);
}

test('a coin is known by its name, with its diameter', () => {
  expect(fit('coin=eagle')).toMatchObject({ known: eagle, mm: 40.6 });
  expect(fit('coin=&diameter=')).toBeUndefined();
  expect(fit('')).toBeUndefined();
});

test.each([
  ['40.6', 40.6],
  ['40,6 mm', 40.6],
  ['5', 5],
  ['200', 200],
])('a diameter may be written as "%s", and goes before a coin', (diameter, mm) => {
  expect(fit(`coin=eagle&diameter=${encodeURIComponent(diameter)}`)).toEqual({
    coin: 'eagle',
    diameter,
    mm,
  });
});

test.each(['4.9', '201', 'wide', '-40', '1e2', '40.6.1', '<b>'])('%s is no diameter', (text) => {
  const asked = fit(`diameter=${encodeURIComponent(text)}`);
  expect(asked?.mm).toBeUndefined();
  expect(asked?.error).toEqual({
    field: 'diameter',
    says: 'Enter millimeters between 5 and 200, such as 40.6.',
  });
});

test('an unknown coin is told apart from none', () => {
  expect(fit('coin=doubloon')?.error?.field).toBe('coin');
});
