import { expect, test } from 'vitest';

import { fieldsOfLikes, likesOfForm } from './likes-of-form.ts';

const NONE = { mints: [], jewelryAndCoupons: false };
const BEFORE = { mints: ['us-mint', 'highland-mint'], jewelryAndCoupons: true };

test('choices are saved, and values without a checkbox are kept', () => {
  const form = new FormData();
  form.set('metal', 'gold');
  form.set('for', '');
  form.set('product', '2');
  form.append('mints', 'pamp');
  expect(likesOfForm(form, BEFORE)).toEqual({
    metal: 'gold',
    productType: 2,
    mints: ['pamp', 'highland-mint'],
    jewelryAndCoupons: false,
  });
});

test('a value that the form does not offer is ignored', () => {
  const form = new FormData();
  form.set('metal', 'tin');
  form.append('mints', '<b>mint</b>');
  expect(likesOfForm(form, NONE)).toEqual(NONE);
});

test('the controls show the preferences, and are empty without any', () => {
  expect(fieldsOfLikes({ ...BEFORE, metal: 'gold', productType: 2 })).toEqual({
    metal: 'gold',
    for: '',
    product: '2',
    'mint-type': '',
    mints: 'us-mint highland-mint',
    news: 'on',
  });
  expect(new Set(Object.values(fieldsOfLikes(NONE)))).toEqual(new Set(['']));
});
