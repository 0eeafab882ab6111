import { expect, test } from 'vitest';

import { likesOfForm } from './likes-of-form.ts';

const BEFORE = { mints: ['us-mint', 'highland-mint'], jewelryAndCoupons: true };

test('what is chosen is kept, and what has no box in the form is not lost', () => {
  const form = new FormData();
  form.set('likes-metal', 'gold');
  form.set('likes-for', '');
  form.set('likes-product', '2');
  form.append('likes-mint', 'pamp');
  expect(likesOfForm(form, BEFORE)).toEqual({
    metal: 'gold',
    productType: 2,
    mints: ['pamp', 'highland-mint'],
    jewelryAndCoupons: false,
  });
});

test('an answer that the form does not offer is none', () => {
  const form = new FormData();
  form.set('likes-metal', 'tin');
  expect(likesOfForm(form, { mints: [], jewelryAndCoupons: false })).toEqual({
    mints: [],
    jewelryAndCoupons: false,
  });
});
