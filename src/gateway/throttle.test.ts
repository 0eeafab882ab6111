import { operations } from '#generated/operations.ts';
import { countingLimiter } from '#tests/counting-limiter.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { answer } from './gateway.server.ts';
import { CLIENT_NETWORK, limitBy } from './limiter.server.ts';
import { RULES } from './throttle.server.ts';

const STORE = 'https://store.example';

let counts: Map<string, number>;

beforeEach(() => {
  vi.stubEnv('SSR', true);
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { token: 't' } })));
  const counting = countingLimiter();
  ({ counts } = counting);
  limitBy(counting.limiter);
});

afterEach(() => {
  limitBy(undefined);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The status of a call from a network. */
async function calls(
  path: string,
  network: string,
  { body, ...init }: { method?: string; body?: unknown } = {},
): Promise<number> {
  const headers = { 'content-type': 'application/json', [CLIENT_NETWORK]: network };
  const sent = body === undefined ? null : JSON.stringify(body);
  const request = new Request(STORE + path, { method: 'POST', ...init, headers, body: sent });
  return (await answer(request)).status;
}

const asksForAlert = (emailId: string, network: string) =>
  calls('/api/Customer/RequestAlert', network, {
    body: { condition: { kind: 'stock', productId: 225_134, quantity: 1 }, emailId },
  });
const asksForLink = (network: string) =>
  calls('/api/Customer/SendSellToBoldRequestLink', network, {
    body: { referenceNumber: 'SELL-4475', emailId: 'ida@example.com' },
  });
const begins = (network: string) => calls('/api/Authentication/CreateGuest', network);
const uploads = (network: string) => calls('/api/Account/FileUpload', network);
const asksForReset = (query: string, network: string) =>
  calls(`/api/Authentication/SendResetPasswordLink?${query}`, network);
const verifies = (email: string, network: string) =>
  calls(`/api/Authentication/sendEmailVerificationLink?emailId=${email}`, network, {
    method: 'GET',
  });

async function statuses(times: number, call: (turn: number) => Promise<number>) {
  const all: number[] = [];
  for (let turn = 0; turn < times; turn++) all.push(await call(turn));
  return all;
}

test('a mailbox gets five alert links an hour, across networks', async () => {
  const five = await statuses(5, (turn) => asksForAlert('ida@example.com', `192.0.2.${turn}`));
  expect(five).not.toContain(429);
  expect(await asksForAlert('Ida@example.com', '192.0.2.99')).toBe(429);
  await statuses(19, (turn) => asksForAlert(`${turn}@example.com`, '192.0.2.99'));
  expect(await asksForAlert('ben@example.com', '192.0.2.99')).toBe(429);
});

test('a mailbox gets five links of each other kind', async () => {
  const asks = [
    asksForLink,
    (network: string) => asksForReset('email=ida@example.com', network),
    (network: string) => verifies('ida@example.com', network),
  ];
  for (const ask of asks) {
    expect(await statuses(5, (turn) => ask(`192.0.2.${turn}`))).not.toContain(429);
    expect(await ask('192.0.2.99')).toBe(429);
  }
});

test('other parameters do not change the mailbox', async () => {
  const asked = await statuses(6, (turn) => {
    const query = `email=ida@example.com&email=${turn}@example.com&emailId=x`;
    return asksForReset(query, `192.0.2.${turn}`);
  });
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a network uploads 120 files an hour', async () => {
  expect(await statuses(120, () => uploads('192.0.2.1'))).not.toContain(429);
  expect(await uploads('192.0.2.1')).toBe(429);
});

test('a network creates 300 guests an hour; a proxy ten times as many', async () => {
  expect((await statuses(301, () => begins('192.0.2.1'))).indexOf(429)).toBe(300);
  expect((await statuses(301, () => begins('via 10.0.0.1'))).includes(429)).toBe(false);
});

test('sign-ups are counted by network, and lock no account', async () => {
  const signsUp = (network: string) =>
    calls('/api/Authentication/Register', network, { body: { emailId: 'ida@example.com' } });
  expect((await statuses(61, () => signsUp('192.0.2.1'))).indexOf(429)).toBe(60);
  const signIn = { body: { emailId: 'ida@example.com', password: 'Maple-Leaf9' } };
  expect(await calls('/api/Authentication/SignIn', '192.0.2.1', signIn)).toBe(200);
});

test('keys contain no email address', async () => {
  await asksForAlert('clara@example.com', '192.0.2.1');
  await asksForReset('email=clara@example.com', '192.0.2.1');
  expect([...counts.keys()].join(' ')).not.toMatch(/clara|example/);
});

test('reads are not counted', async () => {
  await calls('/api/UI/GetMenu', '192.0.2.1', { method: 'GET' });
  expect(counts.size).toBe(0);
});

test('the contract has a call for each rule', () => {
  const paths = new Set<string>(Object.values(operations).map(({ path }) => path));
  const rules = Object.keys(RULES).filter((path) => path.startsWith('/api/'));
  expect(rules.filter((path) => !paths.has(path))).toEqual([]);
});
