import { beforeEach, expect, test } from 'vitest';

import type { SaleItem } from '#api/sell/sale-item.ts';
import { statusOf } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { routeCalls } from '#lib/transport.ts';

import { requestByForm } from './request-by-form.server.ts';
import { fieldsOfItems, typedOf } from '../request-fields.ts';

const COINS: SaleItem = {
  id: 'piece-1',
  metal: 'gold',
  name: 'Old coins',
  quantity: 3,
  conditions: ['dents'],
  note: 'In a bag.',
};
const IDA = { firstName: ' Ida ', lastName: 'Berg', email: 'ida@x.com', mobile: '(512) 555-0177' };
const RECEIPT = {
  referenceNumber: 'SELL-1',
  status: 'Submitted',
  createdOn: '2026-11-19T14:22:00Z',
};

let calls: { url: string; body: unknown }[] = [];

/** An API that answers the request with `status` and `data`. */
function api(status: number, data: object): void {
  routeCalls(async (url, { body }) => {
    calls.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const isProfile = url.includes('GetCustomerInfo');
    return Response.json(isProfile ? PROFILE : data, { status: isProfile ? 200 : status });
  });
}

const PROFILE = {
  data: { customerId: 'BPM-7', firstName: 'Ida', lastName: 'Berg', emailId: 'a@b.co' },
};

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const filled = (items: readonly SaleItem[], more: Record<string, string> = {}) =>
  form({ ...fieldsOfItems(items.map(typedOf)), ...IDA, intent: 'send', ...more });

beforeEach(() => {
  calls = [];
  api(201, { data: RECEIPT });
});

test('metal that was weighed is sent with its fine ounces, by which alone it can be quoted', async () => {
  await requestByForm(filled([{ ...COINS, ounces: 12.25 }]), null);
  expect(calls.at(-1)?.body).toMatchObject({ items: [{ ounces: 12.25 }] });
});

test('a guest’s request is sent as it was typed, tidied', async () => {
  const answer = await requestByForm(filled([COINS]), null);
  expect(answer).toMatchObject({
    kind: 'saved',
    receipt: { number: 'SELL-1', sentAt: RECEIPT.createdOn },
  });
  expect(calls.map(({ body }) => body)).toEqual([
    {
      firstName: 'Ida',
      lastName: 'Berg',
      emailId: 'ida@x.com',
      mobNo: '5125550177',
      isFromPortfolio: false,
      items: [
        {
          metal: 'gold',
          productName: 'Old coins',
          quantity: 3,
          conditions: ['dents'],
          conditionNote: 'In a bag.',
        },
      ],
    },
  ]);
});

test('a customer’s request has their id; a guest’s is from no portfolio', async () => {
  await requestByForm(filled([COINS]), 'signed-in=1');
  expect(calls.at(-1)?.body).toMatchObject({ customerId: 'BPM-7', isFromPortfolio: false });
  await requestByForm(filled([COINS], { from: 'portfolio' }), null);
  expect(calls.at(-1)?.body).toMatchObject({ isFromPortfolio: false });
});

test('§5 nothing is sent before all fields are fine, and every value stays', async () => {
  const answer = await requestByForm(
    form({ ...fieldsOfItems([typedOf({ ...COINS, quantity: 0 })]), intent: 'send', email: 'ida' }),
    null,
  );
  expect(statusOf(answer)).toBe(400);
  expect(problemsIn(answer).map(({ field }) => field)).toEqual([
    'request-item-0-quantity',
    'request-firstName',
    'request-lastName',
    'request-email',
    'request-mobile',
  ]);
  expect(answer.values).toMatchObject({ 'item-0-quantity': '0', 'item-0-note': 'In a bag.' });
  expect(answer.values).toMatchObject({ email: 'ida' });
  expect(calls).toEqual([]);
});

test('a field that the API refuses is that of the form', async () => {
  const errors = [{ field: 'emailId', message: 'We cannot write there.', in: 'body' }];
  api(400, { type: 'about:blank', title: 'Bad', status: 400, detail: 'No.', errors });
  const answer = await requestByForm(filled([COINS]), null);
  expect(answer.kind).toBe('refused');
  expect(problemsIn(answer).map(({ field }) => field)).toEqual(['request-email']);
});

test('without JavaScript an item is added and another removed, all else stays', async () => {
  const added = await requestByForm(
    filled([COINS], { intent: 'add', 'add-name': 'Flatware', 'add-metal': 'silver' }),
    null,
  );
  expect(added.values).toMatchObject({ items: '2', 'item-1-name': 'Flatware', 'add-name': '' });
  const removed = await requestByForm(form({ ...added.values, intent: 'remove-0' }), null);
  expect(removed.values).toMatchObject({ items: '1', 'item-0-name': 'Flatware', email: IDA.email });
  expect(calls).toEqual([]);
});

test('what is filled in for a new item is sent too, without pressing its button', async () => {
  await requestByForm(filled([COINS], { 'add-name': 'Flatware', 'add-metal': 'silver' }), null);
  expect(calls.at(-1)?.body).toMatchObject({ items: [{}, { productName: 'Flatware' }] });
});

test('the item after the twentieth is refused', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => ({ ...COINS, id: `piece-${index}` }));
  const more = { intent: 'add', 'add-name': 'Flatware', 'add-metal': 'silver' };
  const answer = await requestByForm(filled(twenty, more), null);
  expect(problemsIn(answer).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^A request has at most 20 items/),
  ]);
  expect(answer.values).toMatchObject({ items: '20', 'add-name': 'Flatware' });
});
