import { afterEach, expect, test } from 'vitest';

import { setClock } from '#mocks/backend/visitors.ts';

import { SILVER_EAGLE, visit } from './visit.ts';

const CLARA = 'BPM-20417';
const NORA = 'BPM-30001';
const DAY = 86_400_000;
/** A Wednesday. */
const NOW = Date.parse('2026-11-18T16:00:00Z');
const TWO_DAYS_LATER = NOW + 2 * DAY;

let now = NOW;
setClock({ now: () => now });
afterEach(() => void (now = NOW));

const header = { 'Idempotency-Key': '0f4d0c5e-4a8a-4a6e-9d0e-2f6a1b7c8d90' };
const review = (text: string) => ({
  productId: SILVER_EAGLE,
  rating: 2,
  heading: 'A stain on one',
  text,
});
const firstPage = {
  filterType: 'All',
  productId: SILVER_EAGLE,
  pageNumber: 1,
  size: 100,
  status: 'Approved',
};

test('a form that is sent again is received once, and never with another review', async () => {
  const clara = visit({ customerId: CLARA });
  const before = await clara.data<'OwnReviews'>('getCustomerOwnReviews');
  expect(before.toReview.map(({ productId }) => productId)).toContain(SILVER_EAGLE);
  const first = await clara.call('addProductReview', { header, body: review('One of ten.') });
  const again = await clara.call('addProductReview', { header, body: review('One of ten.') });
  expect([again.status, again.body]).toEqual([200, first.body]);
  const other = { header, body: review('Two of ten.') };
  expect((await clara.call('addProductReview', other)).status).toBe(409);
  // Another tab has a key of its own.
  expect((await clara.call('addProductReview', { body: review('Again.') })).status).toBe(409);
  const after = await clara.data<'OwnReviews'>('getCustomerOwnReviews');
  expect(after.reviews.length - before.reviews.length).toBe(1);
  expect(after.reviews[0]).toMatchObject({ state: 'Waiting', text: 'One of ten.' });
  expect(after.toReviewTotal).toBe(before.toReviewTotal - 1);
});

test('after a business day a review is public, and one with a link is declined and can be written again', async () => {
  const clara = visit({ customerId: CLARA });
  await clara.call('addProductReview', { body: review('The pictures are on www.example.com.') });
  now = TWO_DAYS_LATER;
  const [declined] = (await clara.data<'OwnReviews'>('getCustomerOwnReviews')).reviews;
  expect(declined).toMatchObject({
    state: 'Declined',
    declinedFor: 'A review must not contain a link or an e-mail address.',
  });
  const publicly = () => clara.data<'ReviewPage'>('getCustomerReviews', { body: firstPage });
  const { total } = await publicly();
  expect((await clara.call('addProductReview', { body: review('One of ten.') })).status).toBe(200);
  expect((await publicly()).total).toBe(total);
  now = TWO_DAYS_LATER + 5 * DAY;
  expect((await publicly()).total).toBe(total + 1);
  const known = (await publicly()).reviews.find(({ text }) => text === 'One of ten.');
  expect(known).toMatchObject({ isVerified: true, customerName: 'Clara W.' });
  const { reviews } = await clara.data<'OwnReviews'>('getCustomerOwnReviews');
  expect(reviews.filter(({ productId }) => productId === SILVER_EAGLE)).toMatchObject([
    { state: 'Published' },
  ]);
});

test('a new customer has neither reviews nor products to review', async () => {
  const nora = await visit({ customerId: NORA }).data<'OwnReviews'>('getCustomerOwnReviews');
  expect(nora).toEqual({ reviews: [], toReview: [], toReviewTotal: 0 });
});

const ask = (body: object) =>
  visit().data<'ReviewPage'>('getCustomerReviews', {
    body: { pageNumber: 1, size: 16, status: 'Approved', ...body },
  });

test('the shop has reviews of its own, and no metal', async () => {
  const [shop, products, all] = await Promise.all(
    ['Store', 'Product', 'All'].map((filterType) => ask({ filterType })),
  );
  expect(shop?.total).toBeGreaterThan(100);
  expect((shop?.total ?? 0) + (products?.total ?? 0)).toBe(all?.total);
  expect(shop?.reviews.every((one) => one.productId === undefined)).toBe(true);
  expect((await ask({ filterType: 'Store', metal: 'silver' })).total).toBe(0);
});
