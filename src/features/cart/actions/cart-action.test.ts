import { expect, test } from 'vitest';

import { guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import { statusOf, wordsOf } from '#commerce/form/answer.ts';
import { readForm } from '#commerce/form/read-form.ts';
import { routeCalls } from '#lib/transport.ts';

import { changeByForm } from './cart-action.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** The guest cart in the cookie after a form post with `fields`, starting from `cart`. */
async function guestSends(cart: string, fields: Record<string, string>) {
  const outcome = await changeByForm(form(fields), { cookies: `cart=${cart}` });
  const { setCookie: cookie = '' } = outcome;
  return { outcome, text: cookie.split(';')[0], ...guestCartOf(cookie) };
}

test('without JavaScript a guest adds, and the same product joins its line', async () => {
  const { text, outcome } = await guestSends('1042x1i:', { intent: 'add', line: '1042x2i' });
  expect(text).toBe('cart=1042x3i:');
  expect(outcome).toMatchObject({ kind: 'saved', news: { did: 'added' } });
});

test('without JavaScript a guest changes a quantity and sets the line aside', async () => {
  const { text } = await guestSends('1042x1i:7x1i:', {
    intent: 'set',
    line: '1042x1i',
    quantity: '12',
  });
  expect(text).toBe('cart=1042x12iu:7x1i:');
});

test('without JavaScript a guest removes a line and can restore it', async () => {
  const { text, outcome } = await guestSends('1042x4i:7x1i:', {
    intent: 'remove',
    line: '1042x4i',
  });
  expect(text).toBe('cart=7x1i:');
  expect(outcome).toMatchObject({ news: { did: 'removed', line: '1042x4i' } });
});

test('§4 without JavaScript, emptying removes only what is ticked', async () => {
  const { text } = await guestSends('1042x1i:7x1iu:', { intent: 'empty' });
  expect(text).toBe('cart=7x1iu:');
});

test('the last line leaves no cookie behind', async () => {
  const { outcome } = await guestSends('7x1i:', { intent: 'remove', line: '7x1i' });
  expect(outcome).toMatchObject({ setCookie: expect.stringContaining('Max-Age=0') });
});

test.each([80_000, 250_000])(
  'a coupon of %d characters is refused, and stays typed',
  async (size) => {
    const coupon = '9 '.repeat(size / 2);
    const body = new URLSearchParams({ intent: 'coupon', coupon });
    const request = new Request('https://store.example/cart/cart', { method: 'POST', body });
    const answer = await changeByForm(await readForm(request), { cookies: null });
    expect(answer).toMatchObject({
      kind: 'refused',
      coupon: { typed: coupon, says: 'Use at most 200 characters.' },
    });
  },
);

test('an invalid quantity is refused and changes nothing', async () => {
  const { outcome } = await guestSends('7x1i:', { intent: 'set', line: '7x1i', quantity: 'many' });
  expect(outcome).toMatchObject({ kind: 'refused', says: expect.stringContaining('whole number') });
});

test('a form of an unknown kind is refused and changes nothing', async () => {
  const { outcome, text } = await guestSends('7x1i:', { intent: 'refund', line: '7x1i' });
  expect([outcome.kind, text]).toEqual(['refused', '']);
});

test.each([
  ['remove', 'This line is not in your cart any more.'],
  ['add', 'This is no longer for sale.'],
])('what %s does not find has its own words', async (intent, says) => {
  routeCalls(() => Promise.resolve(new Response(null, { status: 404 })));
  const fields = { intent, line: '7x1i', quantity: '2' };
  const outcome = await changeByForm(form(fields), { cookies: 'signed-in=1' });
  expect([statusOf(outcome), wordsOf(outcome)]).toEqual([404, says]);
});

test('a cart that the cookie cannot hold is not overwritten', async () => {
  const { outcome } = await guestSends('elsewhere', { intent: 'add', line: '7x1i' });
  expect(outcome.kind).toBe('refused');
});

test('after an expired session the added line is saved in the guest cart', async () => {
  routeCalls(() => Promise.resolve(new Response(null, { status: 401 })));
  const visit = { cookies: 'signed-in=1' };
  const outcome = await changeByForm(form({ intent: 'add', line: '7x2i' }), visit);
  const setCookie: unknown = expect.stringMatching(/^cart=7x2i:;/);
  expect(outcome).toEqual({ kind: 'expired', form: '', setCookie });
});

test.each([
  [{ intent: 'set', line: '7x1i', quantity: '5', 'as-ticked': '' }, '88120x5'],
  [{ intent: 'remove', line: '7x1i' }, '88120r'],
  [{ intent: 'empty' }, '88120e'],
  [{ intent: 'coupon', coupon: ' stack10' }, '88120cSTACK10'],
])('a session that has run out loses nothing asked of the cart: %o waits', async (asked, kept) => {
  routeCalls(() => Promise.resolve(new Response(null, { status: 401 })));
  const visit = { cookies: 'signed-in=1' };
  const outcome = await changeByForm(form({ ...asked, 'line-id': '88120' }), visit);
  const setCookie: unknown = expect.stringMatching(new RegExp(`^cart-asked=${kept}`));
  expect(outcome).toEqual({ kind: 'expired', form: '', setCookie });
  expect(await changeByForm(form(asked), visit)).toEqual({ kind: 'expired', form: '' });
});
