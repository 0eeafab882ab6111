import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

import { reportTo, type Report } from '#lib/reports.server.ts';

import { action } from './client-reports.ts';

afterEach(() => reportTo(undefined));

function post(report: unknown): Promise<Response> {
  const url = new URL('https://store.example/client-reports');
  const request = new Request(url, { method: 'POST', body: JSON.stringify(report) });
  const context = new RouterContextProvider();
  return action({ request, url, pattern: '/client-reports', params: {}, context });
}

function send(message: string): Promise<Response> {
  return post({ kind: 'client error', details: { message, page: '/' } });
}

/** What is kept of a report, in the log and in the function that takes reports. */
async function kept(report: unknown): Promise<{ details: Report['details']; text: string }> {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  let details: Report['details'] = {};
  reportTo((found) => {
    details = found.details;
  });
  expect((await post(report)).status).toBe(204);
  return { details, text: JSON.stringify([details, log.mock.lastCall]) };
}

test.each([80_000, 250_000])('a report of %d characters is refused', async (size) => {
  expect((await send('a@'.repeat(size / 2))).status).toBe(413);
});

test.each(['a@', '9', '1 ', '?a', 'a=', '"a": '])(
  'a report full of “%s” is read to its bounds',
  async (part) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const escaped = JSON.stringify(part).length - 2;
    expect((await send(part.repeat(7_800 / escaped))).status).toBe(204);
  },
);

test.each([
  ['a phone number', 'No order of 512-555-0142', '555'],
  ['a phone number with dots', 'No order of 512.555.0142', '555'],
  ['a license', 'License D1234567 expired', '1234567'],
  ['a tax id', 'Tax id 12-3456789 is unknown', '3456789'],
  ['an e-mail address', 'No account clara@example.com', 'clara'],
  ['a token', 'Refused: Bearer eyJhbGciOi.bold.signature', 'signature'],
  ['a token without its scheme', 'Refused: eyJhbGciOi.bold.signature', 'signature'],
  ['a name in JSON', 'Unexpected end of {"firstName":"Clara","lastName":"Whit', 'Whit'],
  ['a name in a form', 'Cannot read firstName=Clara&size=2', 'Clara'],
])('a report keeps no value of a person: %s', async (_, message, value) => {
  const stack = `Error: ${message}\n    at send (/a/frame.js:1:2345)`;
  const { details, text } = await kept({
    kind: 'client error',
    details: { message, stack, page: `/orders/${message}?${message}` },
  });
  expect(text.toLowerCase()).not.toContain(value.toLowerCase());
  expect(details['stack']).toContain('at send (/a/frame.js:1:2345)');
});

test('marks stand in place of values, and the rest of a report stays', async () => {
  const { details } = await kept({
    kind: 'client error',
    details: { message: 'clara@example.com 4111 1111 1111 1111, line 12', page: '/cart?token=a' },
  });
  expect(details).toMatchObject({ message: '[e-mail] [card number], line 12', page: '/cart' });
});

test.each([
  ['$.data[*].firstName', 'string "Clara"', 'string'],
  ['$.data.billingInfo.city', 'string "Elm Grove"', 'string'],
  ['$.data.status', 'string "Lost"', 'string "Lost"'],
])('of an answer against the contract, the value of %s', async (field, came, left) => {
  const { details } = await kept({
    kind: 'contract mismatch',
    details: {
      operation: 'getAddresses',
      status: 200,
      field,
      kind: 'wrong',
      expected: 'one of "Placed"',
      came,
    },
  });
  expect(details).toMatchObject({ operation: 'getAddresses', field, came: left });
});
