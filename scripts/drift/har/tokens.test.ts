import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { lookAtTraffic } from './har.ts';

const CONTRACT = `
openapi: 3.1.0
info: { title: Tokens, version: '1' }
servers: [{ url: 'https://api.example.com' }]
security: [{ bearer: [] }]
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
    key: { type: apiKey, in: header, name: X-Api-Key }
    query: { type: apiKey, in: query, name: key }
    session: { type: apiKey, in: cookie, name: sid }
    certificate: { type: mutualTLS }
paths:
  /secured: { get: { operationId: secured, responses: &answers { '2XX': { description: ok }, '3XX': { description: elsewhere }, '401': { description: no } } } }
  /preflight: { options: { operationId: preflight, responses: *answers } }
  /open: { get: { operationId: open, security: [], responses: *answers } }
  /optional: { get: { operationId: optional, security: [{ bearer: [] }, {}], responses: *answers } }
  /basic: { get: { operationId: basic, security: [{ basic: [] }], responses: *answers } }
  /either: { get: { operationId: either, security: [{ key: [] }, { query: [] }], responses: *answers } }
  /query: { get: { operationId: query, security: [{ query: [] }], responses: *answers } }
  /session: { get: { operationId: session, security: [{ session: [] }], responses: *answers } }
  /both: { get: { operationId: both, security: [{ session: [], bearer: [] }], responses: *answers } }
  /certificate: { get: { operationId: certificate, security: [{ certificate: [] }], responses: *answers } }
`;

type Headers = Record<string, string>;
/** Path, headers, status; `undefined` headers were not recorded. */
type Call = [path: string, headers?: Headers | undefined, status?: number, answer?: Headers];

const TOKEN: Call = ['/open', { authorization: 'Bearer [redacted]' }];
const PLAIN = { accept: '*/*' };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-tokens-'));
  await writeFile(join(folder, 'contract.yaml'), CONTRACT);
});
afterAll(() => rm(folder, { recursive: true }));

async function look(...files: Call[][]) {
  const names = files.map((_, index) => join(folder, `${index}.jsonl`));
  for (const [index, calls] of files.entries()) {
    const lines = calls.map(([path, headers, status = 204, answer = {}]) => {
      const url = `https://api.example.com${path}`;
      const request = { method: path.startsWith('/preflight') ? 'OPTIONS' : 'GET', url, headers };
      return JSON.stringify({ request, response: { status, headers: answer } });
    });
    await writeFile(names[index] ?? '', lines.join('\n'));
  }
  const { drifts, coverage } = await lookAtTraffic({
    base: join(folder, 'contract.yaml'),
    files: names,
  });
  // A token in the query is a parameter that the contract does not have.
  const found = drifts.filter(({ id }) => id !== 'request-parameter-undeclared');
  return { told: found.map(({ title, seen }) => `${title} (${seen?.count})`), coverage };
}

test.each<[string, Call]>([
  ['secured answers 204 to a call without bearer', ['/secured', PLAIN]],
  ['secured answers 302 to a call without bearer', ['/secured', PLAIN, 302, { location: '/x' }]],
  ['basic answers 204 to a call without basic', ['/basic', PLAIN]],
  ['either answers 204 to a call without key or query', ['/either', PLAIN]],
  ['query answers 204 to a call without query', ['/query', undefined]],
])('told: %s', async (title, call) => {
  const { told } = await look([call, TOKEN, call, ['/secured', { cookie: 'a=1' }, 401]]);
  expect(told).toEqual([`${title} (2)`]);
});

test.each<[string, Call]>([
  ['a token, of which only a mark is left', ['/secured', { authorization: 'Bearer [redacted]' }]],
  ['a token in the query', ['/secured?access_token=x', PLAIN]],
  ['a key in one of two places', ['/either', { 'x-api-key': 'x' }]],
  ['a key in the other', ['/either?key=x', PLAIN]],
  ['a part of what is needed together', ['/both', { cookie: 'sid=1' }]],
  ['a session', ['/session', { cookie: 'a=1; sid=2' }]],
  ['a public operation', ['/open', PLAIN]],
  ['an optional token', ['/optional', PLAIN]],
  ['a refusal as declared', ['/secured', PLAIN, 401]],
  ['a way to the page for signing in', ['/secured', PLAIN, 302, { location: '/account/login?x' }]],
  ['a certificate, which traffic does not show', ['/certificate', PLAIN]],
  ['a preflight', ['/preflight', PLAIN]],
  ['headers that were not recorded', ['/secured', undefined]],
  ['cookies that were not recorded', ['/session', PLAIN]],
])('not told: %s', async (_, call) => {
  const { told } = await look([call, TOKEN]);
  expect(told).toEqual([]);
});

test('a refusal counts as a status that was seen', async () => {
  const { coverage } = await look([['/secured', PLAIN, 401], TOKEN]);
  expect(coverage.statuses.missing).not.toContain('secured response 401');
});

test('of a file without any token or cookie nothing is said but that it cannot be told', async () => {
  const { told, coverage } = await look([['/secured', PLAIN]], [TOKEN]);
  expect(told).toEqual([]);
  expect(coverage.notes).toEqual([
    expect.stringMatching(/^1 call of a secured operation came without a token, in a file that/),
  ]);
});

test('a file shows its secrets by a cookie of any request or answer, and by those of other hosts', async () => {
  for (const other of [
    ['/open', PLAIN, 204, { 'set-cookie': 'a=1' }],
    ['/open', { cookie: 'a=1' }],
  ] as Call[]) {
    expect((await look([['/secured', PLAIN], other])).told).toHaveLength(1);
    expect((await look([['/session', PLAIN], other])).told).toHaveLength(1);
  }
});

test('cookies alone may be what a gateway knows a token by', async () => {
  const { told, coverage } = await look([['/secured', { cookie: 'gateway=1' }], TOKEN]);
  expect(told).toEqual([]);
  expect(coverage.notes).toEqual([
    expect.stringMatching(/^1 call of a secured operation came with cookies and without a token/),
  ]);
});
