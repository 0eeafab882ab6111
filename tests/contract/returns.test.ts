import { setClock } from '#mocks/backend/visitors.ts';
import { respond } from '#mocks/server.ts';
import type { components } from '#generated/schema.d.ts';
import { beforeEach, expect, test } from 'vitest';

import { visit } from './visit.ts';

type Returns = components['schemas']['OrderReturns'];
type Visit = ReturnType<typeof visit>;

const CLARA = 'BPM-20417';
const MARCUS = 'BPM-20933';
/** Ten Eagles, delivered eight days ago. */
const INVOICE = 'BPM-104512';
const EAGLE = 225_134;
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const header = { 'Idempotency-Key': '7c0b1f52-93c1-4f0e-8a57-0d3b8f6a1c24' };

let now = 0;
beforeEach(() => {
  now = Date.parse('2026-11-18T16:00:00Z');
  setClock({ now: () => now });
});

function wish(quantity: number, more: object = {}) {
  const products = [{ productId: EAGLE, quantity }];
  return { invoice: INVOICE, returnType: 'refund', reason: 'damaged', products, ...more };
}

const asks = ({ call }: Visit, quantity: number, more?: object) =>
  call('requestReturn', { body: wish(quantity, more) });

const returnsOf = ({ data }: Visit, invoice = INVOICE) =>
  data<'OrderReturns'>('getCustomerReturns', { query: { invoice } });

async function uploads({ data }: Visit, customerId = CLARA): Promise<string> {
  const file = new File([PNG], 'rim.png', { type: 'image/png' });
  const body = { file, imageType: 'returnrequest', customerId };
  return (await data<'UploadedFile'>('uploadFile', { body })).filePath;
}

const leftOf = ({ lines }: Returns) => lines.map(({ qtyReturnable }) => qtyReturnable);

test('an order has several returns, as long as units remain', async () => {
  const clara = visit({ customerId: CLARA });
  expect((await asks(clara, 2)).status).toBe(201);
  expect(leftOf(await returnsOf(clara))).toEqual([8]);
  const tooMany = await asks(clara, 9);
  expect(tooMany.status).toBe(409);
  expect(JSON.stringify(tooMany.body)).toContain('8 more times');
  expect((await asks(clara, 8)).status).toBe(201);
  const after = await returnsOf(clara);
  expect([after.refusal, leftOf(after)]).toEqual(['nothingLeft', [0]]);
  expect(after.returns.map(({ returnNumber }) => returnNumber)).toEqual(['RMA-2208', 'RMA-2207']);
  expect((await asks(clara, 1)).status).toBe(409);
  expect((await asks(visit({ customerId: CLARA }), 11)).status).toBe(400);
});

test('a form that is sent again asks once, and never for something else', async () => {
  const { call, data } = visit({ customerId: CLARA });
  const first = await call('requestReturn', { header, body: wish(10) });
  const again = await call('requestReturn', { header, body: wish(10) });
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await call('requestReturn', { header, body: wish(3) })).status).toBe(409);
  const { returns } = await data<'OrderReturns'>('getCustomerReturns', {
    query: { invoice: INVOICE },
  });
  expect(returns).toHaveLength(1);
});

test('damage costs nothing, another reason a tenth, and at least $50', async () => {
  const clara = visit({ customerId: CLARA });
  const { lines, fees } = await returnsOf(clara);
  const price = lines[0]?.price ?? 0;
  expect(fees.filter(({ percent }) => percent > 0).map(({ reason }) => reason)).toEqual(['other']);
  await asks(clara, 2);
  await asks(clara, 1, { reason: 'other', comments: 'The tube smells.' });
  await asks(clara, 7, { reason: 'other', comments: 'The tubes smell.' });
  const { returns } = await returnsOf(clara);
  const tenth = Math.round(price * 70) / 100;
  expect(returns.map(({ fee }) => fee)).toEqual([Math.max(50, tenth), 50, 0]);
  expect(returns[1]?.refundAmount).toBeCloseTo(price - 50, 2);
  expect(returns[2]?.refundAmount).toBeCloseTo(price * 2, 2);
});

test.each([
  ['BPM-104555', 'notDelivered'],
  ['BPM-102954', 'cancelled'],
  ['BPM-104433', 'notDelivered'],
  ['BPM-104377', 'tooLate'],
])('of the order %s nothing can be returned: %s', async (invoice, refusal) => {
  const clara = visit({ customerId: CLARA });
  expect((await returnsOf(clara, invoice)).refusal).toBe(refusal);
  expect((await asks(clara, 1, { invoice })).status).toBe(409);
  const order = await clara.data<'Order'>('getCustomerOrderDetails', { query: { invoice } });
  expect(order.isReturnable).toBe(false);
});

test('a card’s surcharge and the sales tax on it come back with its price', async () => {
  const clara = visit({ customerId: CLARA });
  const { lines } = await returnsOf(clara, 'BPM-104108');
  const chain = lines.find(({ size }) => size);
  expect(chain?.refundPrice).toBeCloseTo((chain?.price ?? 0) * (1 + 0.042 + 0.0625), 1);
});

test('photos are shown to their owner only, and nobody names another’s', async () => {
  const clara = visit({ customerId: CLARA });
  const marcus = visit({ customerId: MARCUS, visitorId: clara.visitorId });
  const [path, others] = [await uploads(clara), await uploads(marcus, MARCUS)];
  expect(path).toMatch(/^\/images\/customers\//);
  for (const photo of [others, '/images/customers/BPM-20417-99.png', '/images/products/1.jpg']) {
    expect((await asks(clara, 1, { photos: [photo] })).status).toBe(400);
  }
  expect((await asks(clara, 1, { photos: [path] })).status).toBe(201);
  expect((await returnsOf(clara)).returns[0]?.photos).toEqual([path]);
  const sees = (headers: Record<string, string>) =>
    respond(new Request(`http://localhost${path}`, { headers }));
  const own = await sees({ authorization: `Bearer mock.${clara.visitorId}.${CLARA}` });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const stranger = await sees({ authorization: `Bearer mock.${clara.visitorId}.${MARCUS}` });
  const guest = await sees({ cookie: `mock-visitor=${clara.visitorId}` });
  expect([stranger.status, guest.status]).toEqual([404, 404]);
});

test('a return moves on by itself, and the inbox tells when it is answered', async () => {
  const clara = visit({ customerId: CLARA });
  await asks(clara, 1);
  await asks(clara, 1, { reason: 'missingItem' });
  await asks(clara, 1, { reason: 'other', comments: 'I changed my mind.' });
  const inbox = async () =>
    JSON.stringify(await clara.data('getCustomerMessages', { query: { userId: CLARA } }));
  expect(await inbox()).toMatch(/RMA-2207 for order \{invoice\} has been received/);
  now = Date.parse('2026-11-20T22:00:00Z');
  const states = async () => (await returnsOf(clara)).returns.map(({ status }) => status);
  expect(await states()).toEqual(['Declined', 'Approved', 'Approved']);
  expect(leftOf(await returnsOf(clara))).toEqual([8]);
  expect(await inbox()).toMatch(/RMA-2207 for order \{invoice\} is approved/);
  now = Date.parse('2026-12-20T22:00:00Z');
  expect(await states()).toEqual(['Declined', 'Completed', 'Completed']);
  const [, missing, damaged] = (await returnsOf(clara)).returns;
  const stepsOf = (one = missing) => one?.history.map(({ status }) => status);
  expect(stepsOf()).toEqual(['Submitted', 'Approved', 'Completed']);
  expect(stepsOf(damaged)).toEqual(['Submitted', 'Approved', 'Received', 'Completed']);
});
