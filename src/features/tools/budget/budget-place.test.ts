import { expect, test } from 'vitest';

import { HOSTILE } from '#tests/hostile.ts';

import { askedAt } from './budget-place.ts';

function asked(values: Record<string, string>) {
  return askedAt(new URLSearchParams({ sum: '2500', state: 'TX', ...values }));
}

test.each(['2,500.00', '$2500', ' $ 2,500 ', '2500.0', '2500 dollars', '2,500 USD'])(
  '“%s” is a sum of $2,500',
  (sum) => {
    expect(asked({ sum }).place).toEqual({
      cents: 2_500_00,
      metal: 'silver',
      payment: 'cash',
      state: 'TX',
    });
  },
);

test.each([
  ['', 'Enter the sum that you have, in dollars.'],
  ['0', 'Enter a sum above $0.'],
  ['$0.00', 'Enter a sum above $0.'],
  ['-100', 'Enter a sum above $0, without a minus.'],
  ['a lot', 'Enter the sum in dollars and cents, such as 2,500.00.'],
  ['1.234', 'Enter the sum in dollars and cents, such as 2,500.00.'],
  ['10,000,000.01', 'Enter $10,000,000 at most.'],
  ['999999999999', 'Enter $10,000,000 at most.'],
])('“%s” is no sum, and nothing is lost', (sum, says) => {
  const { errors, place, ...typed } = asked({ sum, metal: 'gold', form: 'bar', pay: 'card' });
  expect(errors).toEqual({ sum: says });
  expect(place).toBeUndefined();
  expect(typed).toMatchObject({ sum, metal: 'gold', form: 'bar', pay: 'card', state: 'TX' });
});

test('a state is needed, and a ZIP code is judged if there is one', () => {
  expect(asked({ state: '', zip: '' }).errors).toEqual({
    state: 'Choose the state that it ships to.',
  });
  expect(Object.keys(asked({ state: 'ZZ', zip: '7520' }).errors)).toEqual(['state', 'zip']);
  expect(asked({ zip: '75201' }).place?.zip).toBe('75201');
});

test('an address without a sum asks nothing, and chooses what it names', () => {
  const { place, errors, metal, form } = askedAt(new URLSearchParams('metal=gold&form=tin'));
  expect({ place, errors, metal, form }).toEqual({ errors: {}, metal: 'gold', form: '' });
});

test.each(HOSTILE)('no hostile text is a sum or a state: %o', (text) => {
  const { errors } = asked({ sum: text, state: text, metal: text, form: text, pay: text });
  expect(errors['state']).toBeDefined();
  expect(errors['sum']).toBeDefined();
});
