import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { RecordedCall } from '#gateway/recorded-calls.server.ts';

import { harEntry } from './har-entry.ts';
import { harFile } from './har-file.ts';
import { traffic, trafficFromEnvironment } from './traffic.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const LIMITS = { mostBytes: 1_000, mostFiles: 3 };

type Har = { log: { version: string; entries: unknown[] } };

let root: string;
let folder: string;
let path: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'traffic-'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'x-'));
  path = join(folder, 'traffic.har');
});
afterAll(() => rm(root, { recursive: true }));

function callOf(more: Partial<RecordedCall> = {}): RecordedCall {
  return {
    method: 'GET',
    url: 'https://api.example/api/UI/GetMenu',
    startedAt: new Date(0),
    milliseconds: 5,
    requestHeaders: new Headers(),
    requestBody: '',
    status: 200,
    responseHeaders: new Headers(JSON_TYPE),
    responseBody: '{"data":[]}',
    ...more,
  };
}

async function entriesIn(file: string): Promise<unknown[]> {
  const { log } = JSON.parse(await readFile(file, 'utf8')) as Har;
  expect(log.version).toBe('1.2');
  return log.entries;
}

test('of a call the names stay, and nothing of a person or a session', () => {
  const secrets = [
    'tok-9',
    'sess-9',
    'Maple-Leaf9',
    'clara',
    'Whitfield',
    '4111',
    '12 Elm',
    '02139',
  ];
  const text = harEntry(
    callOf({
      method: 'POST',
      url: 'https://api.example/api/A?token=tok-9&emailId=clara%40example.com&zipCode=02139&size=5',
      requestHeaders: new Headers({
        ...JSON_TYPE,
        authorization: 'Bearer tok-9',
        cookie: 'a=sess-9; b=sess-9',
        'x-api-key': 'tok-9',
        accept: 'application/json',
      }),
      requestBody: JSON.stringify({
        emailId: 'clara@example.com',
        password: 'Maple-Leaf9',
        card: '4111 1111 1111 1111',
        to: [{ firstName: 'Clara', lastName: 'Whitfield', address1: '12 Elm St', address2: '' }],
        note: 'for clara',
        quantity: 3,
      }),
      responseHeaders: new Headers({ ...JSON_TYPE, 'set-cookie': 'sid=sess-9; Path=/; HttpOnly' }),
      responseBody: '{"data":{"token":"tok-9","total":19.99}}',
    }),
  );
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
  expect(JSON.parse(text)).toMatchObject({
    request: {
      url: 'https://api.example/api/A?token=[redacted]&emailId=[redacted]&zipCode=[redacted]&size=5',
      headers: expect.arrayContaining([
        { name: 'authorization', value: 'Bearer [redacted]' },
        { name: 'cookie', value: 'a=[redacted]; b=[redacted]' },
        { name: 'x-api-key', value: '[redacted]' },
        { name: 'accept', value: 'application/json' },
      ]) as unknown,
      postData: {
        mimeType: 'application/json',
        text: JSON.stringify({
          emailId: '[redacted]',
          password: '[redacted]',
          card: '[card number]',
          to: [
            {
              firstName: '[redacted]',
              lastName: '[redacted]',
              address1: '[redacted]',
              address2: '',
            },
          ],
          note: '[redacted]',
          quantity: 3,
        }),
      },
    },
    response: {
      headers: expect.arrayContaining([
        { name: 'set-cookie', value: 'sid=[redacted]; Path=/; HttpOnly' },
      ]) as unknown,
      content: { text: '{"data":{"token":"[redacted]","total":19.99}}' },
    },
  });
});

test.each([
  [
    'a form',
    'application/x-www-form-urlencoded',
    'password=x9&size=5',
    'password=[redacted]&size=5',
  ],
  ['broken JSON', 'application/json', '{"password":"x9"', '[redacted]'],
  [
    'JSON that is nested too deeply',
    'application/json',
    '['.repeat(40_000) + ']'.repeat(40_000),
    undefined,
  ],
  ['a text', 'text/plain', 'my password is x9', undefined],
  ['a body of no type', '', '{"password":"x9"}', undefined],
  ['a long body', 'application/json', JSON.stringify(['x9'.repeat(60_000)]), undefined],
])('of %s is recorded what can be told to be no secret', (_, type, requestBody, text) => {
  const requestHeaders = new Headers({ 'content-type': type });
  const entry = JSON.parse(harEntry(callOf({ method: 'POST', requestHeaders, requestBody }))) as {
    request: { postData?: { text: string }; bodySize: number };
  };
  expect(entry.request.postData?.text).toBe(text);
  expect(entry.request.bodySize).toBe(text?.length ?? -1);
});

test('the file is a HAR after each write, for its owner alone, and goes on after a new start', async () => {
  const first = harFile(path, LIMITS);
  await first.add(['{"n":1}', '{"n":2}']);
  expect(await entriesIn(path)).toEqual([{ n: 1 }, { n: 2 }]);
  await first.add(['{"n":"é"}']);
  await first.close();
  await chmod(path, 0o644);
  const second = harFile(path, LIMITS);
  await second.add(['{"n":4}']);
  await second.close();
  expect(await entriesIn(path)).toEqual([{ n: 1 }, { n: 2 }, { n: 'é' }, { n: 4 }]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a full file makes room, and the oldest goes', async () => {
  const file = harFile(path, LIMITS);
  for (let n = 1; n <= 5; n += 1) await file.add([JSON.stringify({ n, text: 'x'.repeat(800) })]);
  await file.close();
  expect((await readdir(folder)).toSorted()).toEqual([
    'traffic.1.har',
    'traffic.2.har',
    'traffic.har',
  ]);
  expect(await entriesIn(path)).toMatchObject([{ n: 5 }]);
  expect(await entriesIn(join(folder, 'traffic.2.har'))).toMatchObject([{ n: 3 }]);
});

test('a file that is broken off or somebody else’s is put aside, and no link is followed', async () => {
  await writeFile(path, '{"log":{"entries":[{"request"');
  const file = harFile(path, LIMITS);
  await file.add(['{"n":1}']);
  await file.close();
  expect(await entriesIn(path)).toEqual([{ n: 1 }]);
  expect(await readFile(join(folder, 'traffic.1.har'), 'utf8')).toContain('{"request"');
  const link = join(folder, 'link.har');
  await symlink(path, link);
  await expect(harFile(link, LIMITS).add(['{}'])).rejects.toMatchObject({ code: 'ELOOP' });
});

test('calls are written in their order when the recorder stops', async () => {
  const recorder = traffic(path);
  for (const n of [1, 2, 3]) recorder.record(callOf({ url: `https://api.example/${n}` }));
  await recorder.stop();
  expect(await entriesIn(path)).toMatchObject(
    [1, 2, 3].map((n) => ({ request: { url: `https://api.example/${n}` } })),
  );
});

test('what comes too fast is left out, what cannot be written fails nothing, and each is said once', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const flooded = traffic(path, { mostCalls: 2 });
  for (let count = 0; count < 5; count += 1) flooded.record(callOf());
  await flooded.stop();
  expect(await entriesIn(path)).toHaveLength(2);
  const nowhere = traffic(join(folder, 'none', 'traffic.har'));
  for (let count = 0; count < 3; count += 1) {
    nowhere.record(callOf());
    await nowhere.stop();
  }
  expect(said.mock.calls.map(([text]) => text as unknown)).toEqual([
    'DRIFT_HAR: calls come faster than they can be written; some are left out.',
    `DRIFT_HAR: ${join(folder, 'none', 'traffic.har')} cannot be written.`,
  ]);
  said.mockRestore();
});

test('nothing is recorded unless a file is named, and there is an API', () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubEnv('DRIFT_HAR', '');
  expect(trafficFromEnvironment()).toBeUndefined();
  expect(said).not.toHaveBeenCalled();
  vi.stubEnv('DRIFT_HAR', path);
  vi.stubEnv('API_ORIGIN', '');
  expect(trafficFromEnvironment()).toBeUndefined();
  expect(said).toHaveBeenCalledOnce();
  vi.stubEnv('API_ORIGIN', 'https://api.example');
  expect(trafficFromEnvironment()).toBeDefined();
  vi.unstubAllEnvs();
  said.mockRestore();
});
