import { expect, test } from 'vitest';

import { routeCalls } from '#lib/transport.ts';

import { orderKey } from './order-key.server.ts';
import { actOnReview } from './review-action.server.ts';
import { placeByForm } from './place-action.server.ts';

const ID = '3f6c1f0a-0000-4000-8000-000000000001';

/** The form of a review whose API answers 401 since the page was shown; it has placed no order. */
function sends(shopper = 'signed-in=1'): Request {
  routeCalls((url) => {
    const status = url.includes('GetPlacedOrder') ? 404 : 401;
    return Promise.resolve(new Response(null, { status }));
  });
  const body = new URLSearchParams({
    intent: 'place',
    terms: 'on',
    key: orderKey(ID),
    total: '10000',
  });
  const headers = { cookie: `checkout=${ID}; ${shopper}` };
  return new Request('https://store.example/checkout/review', { method: 'POST', body, headers });
}

test('a session that expires before the order is reported, and the checkout is not called over', async () => {
  const { answer } = await placeByForm(sends());
  expect(answer).toEqual({ kind: 'expired', form: 'review' });
});

test('without JavaScript it redirects to sign in, and back to the review', async () => {
  const answer: unknown = await actOnReview(sends()).catch((error: unknown) => error);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe(
    '/signin?returnTo=%2Fcheckout%2Freview&expired=1',
  );
});

test('a guest, who has nothing to sign in with, is told that the checkout is over', async () => {
  const { answer } = await placeByForm(sends('guest=eyJ0.token'));
  expect(answer).toMatchObject({ kind: 'refused', says: expect.stringContaining('checkout') });
});
