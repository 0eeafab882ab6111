import { afterEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '#api/cache/query-client.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import { observeAnswers, request, routeCalls, send } from '#lib/transport.ts';

import { contractCheck, inWords, type Mismatch } from './check.ts';
import { watchAnswers } from './watch-answers.ts';

vi.setConfig({ testTimeout: 30_000 });

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

afterEach(() => observeAnswers(undefined));

/** What one check tells of answers to a call, in the order it does. */
function toldOf(url: string, ...bodies: unknown[]): string[] {
  const told: string[] = [];
  const check = contractCheck((mismatch) => told.push(inWords(mismatch)), { extras: true });
  for (const body of bodies) check({ method: 'get', url, status: 200, body });
  return told;
}

const HISTORY = '/api/Pricing/GetSpotHistory?metal=gold&range=24H';

function history(...points: unknown[]) {
  return { data: { metal: 'gold', range: '24H', points } };
}

const point = { time: '2026-11-20T15:00:00Z', ask: 4_012.5 };

test('an answer as the contract says is nothing to tell', () => {
  expect(toldOf(HISTORY, history(point))).toEqual([]);
});

test('a wrong field is told with operation, path, what was expected and what came', () => {
  expect(toldOf(HISTORY, history(point, { ...point, ask: 'dear' }))).toEqual([
    'Contract: getSpotHistory $.data.points[*].ask expected number, came string',
  ]);
});

test('the same field of the same operation is told once, however often it comes', () => {
  const wrong = history({ ...point, ask: null }, { ...point, ask: null });
  expect(toldOf(HISTORY, wrong, wrong, history({ ...point, ask: 'dear' }))).toHaveLength(1);
  expect(toldOf(HISTORY, wrong, history({ ...point, time: 1 }))).toHaveLength(2);
});

test('a renamed field is told twice: the old name is missing, the new one unknown', () => {
  expect(toldOf(HISTORY, history({ time: point.time, askPrice: 4_012.5 }))).toEqual([
    'Contract: getSpotHistory $.data.points[*].ask expected number, came nothing',
    'Contract: getSpotHistory $.data.points[*].askPrice is an unknown field, number',
  ]);
});

test('unknown fields are found at any depth, and left alone in production', () => {
  const menu = {
    data: [{ id: 'gold', label: 'Gold', options: [{ id: 'a', label: 'A', hot: 1 }] }],
  };
  expect(toldOf('/api/UI/GetMenu', menu)).toEqual([
    'Contract: getMenu $.data[*].options[*].hot is an unknown field, number',
  ]);
  const tell = vi.fn<(mismatch: Mismatch) => void>();
  const check = contractCheck(tell, { extras: false });
  check({ method: 'GET', url: '/api/UI/GetMenu', status: 200, body: menu });
  expect(tell).not.toHaveBeenCalled();
});

test('no more than `most` mismatches are reported', () => {
  const tell = vi.fn<(mismatch: Mismatch) => void>();
  const check = contractCheck(tell, { extras: false, most: 2 });
  const body = { data: [{ id: 1, label: 2, options: 3 }] };
  check({ method: 'GET', url: '/api/UI/GetMenu', status: 200, body });
  check({ method: 'GET', url: '/api/UI/GetMenu', status: 200, body: { data: {} } });
  expect(tell).toHaveBeenCalledTimes(2);
});

test('of a union the branch that was meant is judged', () => {
  const alert = { alertId: 1, emailId: 'clara@example.com', createdAt: point.time };
  const condition = { kind: 'price', productId: 1, targetPrice: 'low' };
  const [wrong] = toldOf('/api/Customer/GetAlerts', { data: [{ ...alert, condition }] });
  expect(wrong).toBe(
    'Contract: getAlerts $.data[*].condition.targetPrice expected number, came string',
  );
});

test('a word outside a list of words is shown; what a customer wrote never is', () => {
  expect(toldOf(HISTORY, { data: { metal: 'tin', range: '24H', points: [] } })).toEqual([
    expect.stringMatching(/\$\.data\.metal expected one of .*"gold".*, came string "tin"$/),
  ]);
  const alert = {
    alertId: 1,
    createdAt: point.time,
    condition: { kind: 'stock', productId: 1, quantity: 1 },
  };
  const [wrong] = toldOf('/api/Customer/GetAlerts', { data: [{ ...alert, emailId: 'my secret' }] });
  expect(wrong).toBe('Contract: getAlerts $.data[*].emailId expected email address, came string');
});

test('a word outside a list is not shown if the field’s name belongs to a person', () => {
  const told = toldOf('/api/CustomerOrder/GetCustomerReturns?invoice=BR-1001', {
    data: { fees: [], returns: [{ status: 'Lost', reason: 'Clara moved' }] },
  });
  const shown = told.filter((line) => /returns\[\*\]\.(?:status|reason) /.test(line));
  expect(shown.map((line) => line.replace(/^.*, came /, '')).toSorted()).toEqual([
    'string',
    'string "Lost"',
  ]);
});

test('a call that the contract does not know is told without its query', () => {
  expect(toldOf('/api/UI/GetSecrets?token=abc', {})).toEqual([
    'Contract: get /api/UI/GetSecrets $ expected no such call, came object',
  ]);
});

test('neither an absurd answer nor a reporter that throws reaches the caller', async () => {
  const tell = vi.fn<() => void>(() => {
    throw new Error('the monitoring is down');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchAnswers(contractCheck(tell, { extras: true }));
  routeCalls(() => Promise.resolve(Response.json('not even an object')));
  await expect(request('/api/UI/GetMenu')).resolves.toBe('not even an object');
  await eventually(() => expect(tell).toHaveBeenCalled());
});

test('a query whose answer is wrong is told, and still gives the page what it can use', async () => {
  const told: string[] = [];
  watchAnswers(contractCheck(({ field }) => told.push(field), { extras: true }));
  routeCalls(() => Promise.resolve(Response.json(history({ ...point, volume: 3, time: 7 }))));
  const data = await createQueryClient().query(spotHistoryQuery('gold', '24H'));
  expect(data).toEqual([{ time: 7, ask: 401_250 }]);
  await eventually(() =>
    expect(told).toEqual(['$.data.points[*].time', '$.data.points[*].volume']),
  );
});

test('answers that are failures, or no JSON, are not the contract check’s business', async () => {
  const see = vi.fn<() => void>();
  watchAnswers(see);
  routeCalls(() => Promise.resolve(Response.json({}, { status: 404 })));
  await send('/api/UI/GetMenu');
  routeCalls(() => Promise.resolve(new Response('%PDF')));
  await send('/api/CustomerOrder/Invoice/7');
  // One that is its business, to know when the others would have been seen.
  routeCalls(() => Promise.resolve(Response.json({ data: [] })));
  await send('/api/UI/GetMenu');
  await eventually(() => expect(see).toHaveBeenCalled());
  expect(see).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { data: [] } }));
});
