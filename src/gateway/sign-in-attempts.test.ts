import { countingLimiter } from '#tests/counting-limiter.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { answer } from './gateway.server.ts';
import { CLIENT_NETWORK, limitBy } from './limiter.server.ts';

const STORE = 'https://store.example';
const CLARA = 'clara@example.com';
const RIGHT = 'Maple-Leaf9';
const PROBLEM = { 'content-type': 'application/problem+json' };

let counting: ReturnType<typeof countingLimiter>;
/** A status that the API host answers instead. */
let fails: number | undefined;

beforeEach(() => {
  vi.stubEnv('SSR', true);
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  vi.stubGlobal('fetch', answerOfHost);
  counting = countingLimiter();
  limitBy(counting.limiter);
  fails = undefined;
});

afterEach(() => {
  limitBy(undefined);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** One password is right, for whatever account. */
async function answerOfHost(url: string, { body }: RequestInit): Promise<Response> {
  if (fails) return new Response(null, { status: fails });
  if (!url.includes('SignIn'))
    return Response.json({ data: { success: true, message: 'Done.', customerId: 'BPM-1' } });
  const text = await new Response(body).text();
  const user = { data: { userId: 'BPM-1', token: 't', firstName: 'Clara' } };
  return text.includes(RIGHT)
    ? Response.json(user)
    : Response.json({ title: 'Wrong', status: 401 }, { status: 401, headers: PROBLEM });
}

type Try = { network?: string; email?: string; password?: string; cookie?: string; query?: string };

function signsIn(tried: Try = {}, body?: string): Promise<Response> {
  const { network = '192.0.2.1', email = CLARA, password = 'guess', cookie, query = '' } = tried;
  return answer(
    new Request(`${STORE}/api/Authentication/SignIn${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [CLIENT_NETWORK]: network,
        ...(cookie && { cookie }),
      },
      body: body ?? JSON.stringify({ emailId: email, password }),
    }),
  );
}

/** Counts the attempts that reach the API host. */
async function judged(times: number, tried: (turn: number) => Promise<Response>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < times; turn++) if ((await tried(turn)).status !== 429) passed += 1;
  return passed;
}

/** Signs in and returns the device's cookie. */
async function findKnownDevice(network = '198.51.100.7'): Promise<string> {
  const response = await signsIn({ network, password: RIGHT });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('device='));
  return cookie?.split(';')[0] ?? '';
}

test('an account may fail ten times from one network; other networks and accounts are not affected', async () => {
  expect(await judged(12, () => signsIn())).toBe(10);
  expect((await signsIn({ network: '192.0.2.2', password: RIGHT })).status).toBe(200);
  expect((await signsIn({ email: 'ben@example.com' })).status).toBe(401);
});

test('the refusal does not reveal whether the password was right', async () => {
  await judged(10, () => signsIn());
  const [wrong, right] = [await signsIn(), await signsIn({ password: RIGHT })];
  expect(right.status).toBe(429);
  expect(right.headers.get('retry-after')).toBe('900');
  expect(await right.text()).toBe(await wrong.text());
});

test('a network may fail sixty times, across accounts', async () => {
  expect(await judged(70, (turn) => signsIn({ email: `${turn}@example.com` }))).toBe(60);
  expect((await signsIn({ network: '192.0.2.2' })).status).toBe(401);
});

test('right passwords are not counted', async () => {
  expect(await judged(100, () => signsIn({ password: RIGHT }))).toBe(100);
});

test('parallel guesses add up', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, () => signsIn()));
  expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('a failure of the API host is not counted', async () => {
  fails = 503;
  expect(await judged(20, () => signsIn())).toBe(20);
});

test('strangers may fail a hundred times together; a network that has signed in is not affected', async () => {
  await signsIn({ network: '198.51.100.7', password: RIGHT });
  const guesses = (turn: number) => signsIn({ network: `192.0.2.${Math.floor(turn / 10)}` });
  expect(await judged(500, guesses)).toBe(100);
  expect((await signsIn({ network: '203.0.113.1', password: RIGHT })).status).toBe(429);
  expect((await signsIn({ network: '198.51.100.7', password: RIGHT })).status).toBe(200);
});

test('one network alone cannot use up the count of strangers', async () => {
  await judged(500, () => signsIn());
  expect((await signsIn({ network: '203.0.113.1', password: RIGHT })).status).toBe(200);
});

describe('the account', () => {
  test.each([
    ['a parameter', { query: '?email=decoy@example.com&emailId=decoy' }, undefined],
    ['another spelling', { email: ' CLARA@Example.com ' }, undefined],
    ['wide letters', { email: 'ｃlara@example.com' }, undefined],
  ])('is not changed by %s', async (_, tried, body) => {
    await judged(10, () => signsIn());
    expect((await signsIn(tried, body)).status).toBe(429);
  });

  test.each([
    ['no JSON', `emailId=${CLARA}`],
    ['a name in other letters', `{"EmailId":"${CLARA}"}`],
    ['two names', `{"emailId":"decoy","EMAILID":"${CLARA}"}`],
    ['no text', '{"emailId":{"a":1}}'],
    ['no object', '["a"]'],
  ])('a body with %s is counted', async (_, body) => {
    expect(await judged(20, () => signsIn({}, body))).toBe(10);
  });
});

describe('a known device', () => {
  test('has its own count, which no one else can use up', async () => {
    const cookie = await findKnownDevice();
    await judged(300, (turn) => signsIn({ network: `192.0.2.${turn % 100}` }));
    await judged(100, (turn) => signsIn({ email: `${turn}@example.com` }));
    expect((await signsIn({ password: RIGHT })).status).toBe(429);
    expect((await signsIn({ cookie, password: RIGHT })).status).toBe(200);
    expect(await judged(20, () => signsIn({ cookie }))).toBe(10);
  });

  test('has an HttpOnly cookie for 180 days', async () => {
    const lines = (await signsIn({ password: RIGHT })).headers.getSetCookie();
    const line = lines.find((each) => each.startsWith('device='));
    expect(line).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(line).not.toMatch(/clara|BPM/i);
  });

  test.each([
    ['for another account', (cookie: string) => ({ cookie, email: 'ben@example.com' })],
    ['that somebody has changed', (cookie: string) => ({ cookie: cookie.replace(/.$/, '!') })],
    ['that is none', () => ({ cookie: 'device=~.~...~' })],
    ['that is long', (cookie: string) => ({ cookie: `${cookie}~${'a'.repeat(1_000)}` })],
  ])('is not known by a cookie %s', async (_, tried) => {
    const cookie = await findKnownDevice();
    await judged(70, (turn) => signsIn({ email: `${turn}@example.com` }));
    expect((await signsIn(tried(cookie))).status).toBe(429);
  });

  test('is not known after 180 days', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-29'), toFake: ['Date'] });
    const cookie = await findKnownDevice();
    await judged(10, () => signsIn());
    vi.setSystemTime('2027-05-28');
    expect((await signsIn({ cookie })).status).toBe(401);
    vi.setSystemTime('2027-05-29');
    expect((await signsIn({ cookie })).status).toBe(429);
  });

  test('is known for several accounts', async () => {
    const first = await findKnownDevice();
    const ben = { email: 'ben@example.com', password: RIGHT, cookie: first };
    const lines = (await signsIn(ben)).headers.getSetCookie();
    const cookie = lines.find((line) => line.startsWith('device='))?.split(';')[0] ?? '';
    await judged(70, (turn) => signsIn({ email: `${turn}@example.com` }));
    expect((await signsIn({ cookie })).status).toBe(401);
    expect((await signsIn({ cookie, email: 'ben@example.com' })).status).toBe(401);
  });

  test.each([
    ['/api/Account/ChangePassword?CustomerId=BPM-1&oldPassword=a&newPassword=b'],
    ['/api/Authentication/ResetPassword'],
  ])('is not known after %s', async (path) => {
    const cookie = await findKnownDevice();
    await judged(10, () => signsIn());
    expect((await signsIn({ cookie })).status).toBe(401);
    const headers = { 'content-type': 'application/json', [CLIENT_NETWORK]: '192.0.2.1' };
    await answer(new Request(STORE + path, { method: 'PUT', headers }));
    expect((await signsIn({ cookie })).status).toBe(429);
    const renewed = await findKnownDevice();
    expect((await signsIn({ cookie: renewed })).status).toBe(401);
  });
});

test('without a history only networks are counted', async () => {
  limitBy({ count: counting.limiter.count });
  expect(await judged(70, () => signsIn({ password: RIGHT }))).toBe(60);
  expect((await signsIn({ network: '192.0.2.2' })).status).toBe(401);
  expect([...counting.counts.keys()]).toEqual(['sign-in from 192.0.2.1', 'sign-in from 192.0.2.2']);
});
