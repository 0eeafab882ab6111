import { expect, test } from 'vitest';

import { paymentPage } from './answer.ts';
import { cardWords, kindOf, tokenFor } from './card-rules.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const CARD = { number: '4242 4242 4242 4242', expiry: '04/29', code: '123' };

function ask(path: string, fields?: Record<string, string>): Promise<Response> {
  const body = fields && new URLSearchParams(fields);
  const init = body ? { method: 'POST', body } : {};
  return paymentPage(new Request(`http://localhost/mock-payments/${path}`, init));
}

test.each([
  ['4242424242424242', []],
  ['4242-4242-4242-4242', []],
  ['4242424242424241', ['number']],
  ['4242', ['number']],
  ['', ['number']],
])('a card number has a check digit: “%s” is told %o', (number, told) => {
  expect(Object.keys(cardWords({ ...CARD, number }, NOW))).toEqual(told);
});

test.each([
  ['11/26', []],
  ['11/2026', []],
  ['10/26', ['expiry']],
  ['13/29', ['expiry']],
  ['', ['expiry']],
])('a card that is good until %s is told %o', (expiry, told) => {
  expect(Object.keys(cardWords({ ...CARD, expiry }, NOW))).toEqual(told);
});

test('a token tells how it will go and how the number ends, and nothing else of it', () => {
  expect(tokenFor(CARD.number)).toBe('tok-card-4242');
  expect(tokenFor('4000 0000 0000 0002')).toBe('tok-declined-0002');
  expect(kindOf('4000 0000 0000 3220')).toBe('challenge');
});

test('a whole page leads back with a token; one in a frame tells it and has no origin', async () => {
  const query = 'amount=23856&back=%2Fcheckout%2Fpaid&state=s1';
  const whole = await ask(`card?${query}`, CARD);
  expect([whole.status, whole.headers.get('location')]).toEqual([
    303,
    '/checkout/paid?state=s1&ending=approved&token=tok-card-4242',
  ]);
  const framed = await ask(`card?${query}&frame=1`, CARD);
  expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
  const text = await framed.text();
  expect(text).toContain('tok-card-4242');
  expect(text).not.toContain('4242 4242');
});

test('it says nothing unescaped', async () => {
  const page = await ask('card?back=/&state=%22%3E%3Cscript%3E');
  expect(await page.text()).toContain('href="/?state=%22%3E%3Cscript%3E');
});

test('the bank asks, takes its code, and a refusal goes back as one', async () => {
  const first = await ask('card?back=/x&state=s', { ...CARD, number: '4000000000003220' });
  expect(await first.text()).toContain('Your bank asks whether this is you');
  const token = { token: 'tok-card-3220' };
  const wrong = await ask('card?back=/x&state=s', { ...token, answer: 'yes', bankCode: '1' });
  expect(await wrong.text()).toContain('not the code');
  const right = await ask('card?back=/x&state=s', { ...token, answer: 'yes', bankCode: '123456' });
  expect(right.headers.get('location')).toContain('ending=approved&token=tok-card-3220');
  const no = await ask('card?back=/x&state=s', { ...token, answer: 'no' });
  expect(no.headers.get('location')).toBe('/x?state=s&ending=denied');
});

test.each([
  ['clara@example.com', 'ending=approved&token=PP-APPROVED'],
  ['declined@example.com', 'ending=approved&token=PP-DECLINED'],
  ['expired@example.com', 'ending=expired'],
])('PayPal for %s leads back with %s', async (email, query) => {
  const back = await ask('paypal?amount=100&back=/x&state=s', { email });
  expect(back.headers.get('location')).toBe(`/x?state=s&${query}`);
});
