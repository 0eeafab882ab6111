import { readFileSync } from 'node:fs';

import type { OperationId } from '#generated/operations.ts';

import { ABOUT_CLARA, CLARA } from '../../contract/others-ids.ts';
import { validCall } from '../../contract/valid-calls.ts';
import { atOnce } from '../at-once.ts';
import { judge, newLine, type Line } from './table.ts';
import {
  calls,
  CLARAS_EMAIL,
  cookiesOf,
  MARCUS,
  pairsOf,
  PASSWORD,
  type Stores,
} from './visitors.ts';

const SECTION = 'operations';

type Described = { operationId: OperationId; security: object[] };

/** The operations that the document allows to nobody without a token. */
const SECURED = Object.values(
  (
    JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, Described>>;
    }
  ).paths,
)
  .flatMap((item) => Object.values(item))
  .filter(({ security }) => security.length > 0 && security.every((one) => 'bearer' in one))
  .map(({ operationId }) => operationId);

/** Session cookies that no sign-in has given out. */
const BAD_SESSIONS: Record<string, string> = {
  'a word': 'x',
  'no customer': 'mock.visit',
  'no visitor': `mock..${CLARA}`,
  'an unknown customer': 'mock.visit.BPM-0',
  'a scheme': `Bearer%20mock.visit.${CLARA}`,
  'a line break': `mock.visit.${CLARA}%0d%0ax-user:%20${CLARA}`,
  'a zero': `mock.visit.${CLARA}%00`,
  'a part more': `mock.visit.${CLARA}.admin`,
  'another spelling': `Mock.visit.${CLARA}`,
  'a name that every object has': 'mock.visit.__proto__',
  'an unsigned token': `eyJhbGciOiJub25lIn0.${btoa(`{"sub":"${CLARA}"}`)}.`,
  '5,000 letters': 'a'.repeat(5_000),
  'no code': '%',
};

/** What a browser or its extensions may send of their own. */
const OWN_HEADERS = {
  authorization: `Bearer mock.visit.${CLARA}`,
  cookie: `token=mock.visit.${CLARA}; Session=mock.visit.${CLARA}; authorization=mock.visit.${CLARA}; guest-id=7`,
  forwarded: 'for=127.0.0.1',
  'proxy-authorization': 'Basic YTpi',
  'x-api-key': 'a-key',
  'x-client-network': '10.0.0.1',
  'x-forwarded-for': '10.0.0.1',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/api/Customer/GetCustomerInfo',
  'x-user-id': CLARA,
};
/** The headers that the API host may get: of the contract, and of every HTTP client. */
const PASSED_ON = new Set([
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  // Of the server's own connection.
  'accept-encoding',
  'connection',
  'content-length',
  'host',
  'sec-fetch-mode',
  'transfer-encoding',
  'user-agent',
]);

/** Every operation that needs a token: without one, with bad ones, and with what is none. */
export async function securedOperations({ live, mocked }: Stores): Promise<void> {
  console.log(`${SECURED.length} operations of the document need a token.`);
  for (const [place, url] of Object.entries({ live: live.url, mocks: mocked })) {
    const ended = await endedSession(url);
    await refusals(newLine(SECTION, `without a session, ${place}`), url, ['']);
    await refusals(newLine(SECTION, `with a session that has ended, ${place}`), url, [ended]);
    const bad = Object.values(BAD_SESSIONS).map((token) => `signed-in=1; session=${token}`);
    await refusals(
      newLine(SECTION, `with ${bad.length} sessions that are none, ${place}`),
      url,
      bad,
    );
  }
  const own = newLine(SECTION, 'with an Authorization header and cookies of its own');
  const known = live.api.calls.length;
  await refusals(own, live.url, [OWN_HEADERS.cookie], OWN_HEADERS);
  await onlyTheSession({ live, mocked });
  const passed = newLine(SECTION, 'what the API host got in all of these');
  for (const { method, path, headers } of live.api.calls.slice(known)) {
    const others = Object.keys(headers).filter((name) => !PASSED_ON.has(name));
    const { authorization = '' } = headers;
    judge(passed, `${method} ${path}`, [
      others.length > 0 && `sent ${others.join(', ')}`,
      !['', `Bearer mock.own.${MARCUS}`].includes(authorization) && `sent ${authorization}`,
    ]);
  }
}

/** Each call with each of these cookies is answered 401, about nobody. */
async function refusals(
  line: Line,
  url: string,
  cookies: readonly string[],
  headers: Record<string, string> = {},
): Promise<void> {
  await atOnce(SECURED, async (id) => {
    const input = await validCall(id, { visitorId: `secured-${id}`, customerId: CLARA });
    for (const cookie of cookies) {
      const answer = await calls(url, id, input, { ...headers, ...(cookie && { cookie }) });
      const hasSession = cookie.includes('; session=') && !/session=[^;]*%(?:20|0)/.test(cookie);
      judge(line, `${id} with ${cookie.slice(0, 60)}`, [
        answer.status !== 401 && `status ${answer.status}`,
        ABOUT_CLARA.test(await answer.text()) && 'tells about a customer',
        answer.headers.get('cache-control') !== 'private, no-store' && 'may be kept',
        hasSession && !isForgotten(answer, cookie) && 'leaves the session where it is',
      ]);
    }
  });
}

/** A session that the API refuses is deleted; one that cannot be a token was never sent. */
function isForgotten(answer: Response, cookie: string): boolean {
  const [, token = ''] = /session=([^;]*)/.exec(cookie) ?? [];
  if (token.length > 4_096) return true;
  return answer.headers.getSetCookie().some((line) => line.startsWith('session=; Max-Age=0'));
}

/** A customer's own session counts, whatever other credentials come along. */
async function onlyTheSession({ live }: Stores): Promise<void> {
  const line = newLine(SECTION, 'with another’s Authorization header beside a session');
  await atOnce(SECURED, async (id) => {
    const caller = { visitorId: 'own', customerId: MARCUS };
    const cookie = `${cookiesOf('own', MARCUS)}; ${OWN_HEADERS.cookie}`;
    const answer = await calls(live.url, id, await validCall(id, caller).catch(() => ({})), {
      ...OWN_HEADERS,
      cookie,
    });
    judge(line, id, [
      answer.status >= 500 && `status ${answer.status}`,
      ABOUT_CLARA.test(await answer.text()) && 'tells about another customer',
    ]);
  });
}

/** The cookies of a customer who has signed in and out. */
async function endedSession(url: string): Promise<string> {
  const body = { emailId: CLARAS_EMAIL, password: PASSWORD };
  const cookie = pairsOf(await calls(url, 'signIn', { body }));
  const before = await calls(url, 'getCustomerInfo', {}, { cookie });
  const after = await calls(url, 'signOut', {}, { cookie });
  if (before.status !== 200 || after.status !== 200) throw new Error('Clara could not sign in.');
  return cookie;
}
