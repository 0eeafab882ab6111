import type { components } from '#generated/schema.d.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock, visitorOf } from '#mocks/backend/visitors.ts';
import { respond } from '#mocks/server.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { SILVER_EAGLE, visit } from './visit.ts';

const MORNING = Date.parse('2026-11-20T15:00:00Z');
const MINUTE = 60_000;
const CLARA = 'BPM-20417';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const LINK = '/sell-to-us/request/by-link?token=';
const CONTACT = {
  firstName: 'Ida',
  lastName: 'Berg',
  emailId: 'ida.berg@example.com',
  mobNo: '5125550177',
};
const EAGLES = { metal: 'silver', productId: SILVER_EAGLE, productName: 'Eagles', quantity: 5 };

type Sale = components['schemas']['SellOrder'];

let now: number;

beforeEach(() => {
  now = MORNING;
  setClock({ now: () => now });
});

afterAll(() => setClock(fixedClock(MORNING)));

function mailsTo(visitorId: string) {
  const headers = { cookie: `mock-visitor=${visitorId}` };
  return visitorOf(new Request('http://localhost', { headers })).tables.outbox;
}

/** A guest who has sent a request, with a picture, and the token of the link in the mail. */
async function guest() {
  const ida = visit();
  const file = new File([PNG], 'eagle.png', { type: 'image/png' });
  const photo = await ida.data<'SellPhoto'>('uploadSellToBoldPhoto', { body: { file } });
  const items = [{ ...EAGLES, photoTokens: [photo.photoToken] }];
  const sent = { body: { ...CONTACT, items } };
  const { referenceNumber } = await ida.data<'SellReceipt'>('addSellToBoldRequests', sent);
  const mails = () => mailsTo(ida.visitorId);
  const token = mails().at(-1)?.href.slice(LINK.length) ?? '';
  const read = () => ida.data<'SellOrder'>('getSellToBoldRequestByToken', { query: { token } });
  const change = async (body: object) =>
    (await ida.call('updateSellToBoldRequestByToken', { body: { token, ...body } })).status;
  return { ...ida, referenceNumber, items, mails, token, read, change };
}

test('the mail of a request has a link that nobody can guess', async () => {
  const { mails, token, referenceNumber, read, call } = await guest();
  expect(mails().at(-1)).toMatchObject({ to: CONTACT.emailId, href: LINK + token });
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(await read()).toMatchObject({ referenceNumber, status: 'Submitted' });
  const other = { query: { token: '0'.repeat(32) } };
  expect((await call('getSellToBoldRequestByToken', other)).status).toBe(404);
  const reference = { query: { token: referenceNumber } };
  expect((await call('getSellToBoldRequestByToken', reference)).status).toBe(400);
});

test('a guest accepts a quote by the link, and is told of each step by mail', async () => {
  const { mails, read, change } = await guest();
  expect(await change({ status: 'Accepted' })).toBe(409);
  now += 2 * MINUTE;
  expect(await read()).toMatchObject({ status: 'Quoted' });
  expect(await change({ status: 'Accepted', payoutMethod: 'check' })).toBe(200);
  expect(await change({ status: 'Cancelled' })).toBe(409);
  expect(await change({ carrierCode: 'USPS', trackingNo: '9400' })).toBe(200);
  now += 6 * MINUTE;
  expect(await read()).toMatchObject({ status: 'Paid', payoutMethod: 'check', trackingNo: '9400' });
  expect(mails()).toHaveLength(6);
});

test.each(['Declined', 'Cancelled'])('a quote can be %s by the link', async (status) => {
  const { read, change } = await guest();
  now += 2 * MINUTE;
  expect(await change({ status })).toBe(200);
  now += 60 * MINUTE;
  expect(await read()).toMatchObject({ status });
});

test('items can be changed while the request is submitted, and keep their pictures', async () => {
  const { read, change, items } = await guest();
  expect(await change({ items: [{ ...items[0], quantity: 7 }] })).toBe(200);
  const { items: changed } = await read();
  expect(changed).toMatchObject([{ quantity: 7, photoPaths: [expect.any(String)] }]);
  expect(await change({ items: [] })).toBe(400);
  now += 2 * MINUTE;
  expect(await change({ items })).toBe(409);
});

test('a picture of a guest is shown to who has the link, and to nobody else', async () => {
  const { read, visitorId, token } = await guest();
  const [path = ''] = (await read()).items[0]?.photoPaths ?? [];
  expect(path).toMatch(new RegExp(`^/images/customers/sale-[0-9a-f]{32}\\.png\\?token=${token}$`));
  const statusOf = async (asked: string, more: Record<string, string> = {}) => {
    const headers = { cookie: `mock-visitor=${visitorId}`, ...more };
    return (await respond(new Request(`http://localhost${asked}`, { headers }))).status;
  };
  const [bare = ''] = path.split('?');
  expect(await statusOf(path)).toBe(200);
  expect(await statusOf(bare)).toBe(404);
  expect(await statusOf(bare, { authorization: `Bearer mock.${visitorId}.${CLARA}` })).toBe(404);
  expect(await statusOf(`${bare}?token=${'0'.repeat(32)}`)).toBe(404);
  expect(await statusOf(`${bare}?token=3f8a1c6e9b2d47f0a5c8e1d3b6f90274`)).toBe(404);
});

test('the link is mailed again to its own address; the answer tells nobody of a request', async () => {
  const { data, call, mails, token, referenceNumber } = await guest();
  const ask = (body: object) => data('sendSellToBoldRequestLink', { body });
  const before = mails().length;
  const answer = await ask({ referenceNumber, emailId: 'IDA.Berg@example.com' });
  expect(mails().slice(before)).toMatchObject([{ to: CONTACT.emailId, href: LINK + token }]);
  expect(await ask({ referenceNumber, emailId: 'eve@example.com' })).toEqual(answer);
  expect(await ask({ referenceNumber: 'SELL-1', emailId: CONTACT.emailId })).toEqual(answer);
  // A customer's request has no link.
  const clara = { referenceNumber: 'SELL-4471', emailId: 'clara.whitfield@example.com' };
  expect(await ask(clara)).toEqual(answer);
  expect(mails()).toHaveLength(before + 1);
  const often = { body: { referenceNumber, emailId: 'often@example.com' } };
  expect((await call('sendSellToBoldRequestLink', often)).status).toBe(429);
});

test('a customer changes items while submitted, and can decline a quote', async () => {
  const { call, data } = visit({ customerId: CLARA });
  const sent = { body: { ...CONTACT, items: [EAGLES] } };
  const { referenceNumber } = await data<'SellReceipt'>('addSellToBoldRequests', sent);
  const change = async (body: object) =>
    (await call('updateSellToBoldOrders', { body: { referenceNumber, ...body } })).status;
  expect(await change({ items: [{ ...EAGLES, quantity: 2 }, EAGLES] })).toBe(200);
  now += 2 * MINUTE;
  const query = { PageNumber: 0, Size: 1, ReferenceNumber: referenceNumber };
  const [sale] = (await data('getSellToBoldOrders', { query })) as unknown as Sale[];
  expect(sale).toMatchObject({ status: 'Quoted', items: [{ quantity: 2 }, { quantity: 5 }] });
  expect(await change({ items: [EAGLES] })).toBe(409);
  expect(await change({ status: 'Declined' })).toBe(200);
  expect(await change({ status: 'Accepted' })).toBe(409);
});
