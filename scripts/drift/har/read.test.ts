import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { clean } from '../tests/exchanges/clean.ts';
import { CONTRACT, lineOf } from '../tests/exchanges/rows.ts';
import { lookAtTraffic } from './har.ts';
import { entriesOf, linesOf } from './json-stream.ts';
import { recordsOf } from './read.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drift-har-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function refusal(name: string, text: string): Promise<unknown> {
  const path = await file(name, text);
  try {
    for await (const _ of recordsOf(path)) continue;
  } catch (error) {
    return { ...(error as object), message: (error as Error).message.replace(path, 'F') };
  }
  return undefined;
}

const entry = (url: string, text: string) => ({
  request: { method: 'GET', url, headers: [], bodySize: 0 },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { size: text.length, mimeType: 'application/json', text },
    bodySize: text.length,
  },
});

test('a HAR is read the same however its bytes arrive, with the line of each entry', async () => {
  const tricky = 'a "quote\\" } ] { [ and é \\';
  const entries = [entry('https://x/a', tricky), entry('https://x/b', '{"entries":[{}]}')];
  const har = {
    log: {
      version: '1.2',
      creator: { name: 'entries' },
      pages: [{ id: '[{' }],
      entries,
      comment: '\\',
    },
  };
  const bytes = Buffer.from(JSON.stringify(har, null, 2));
  for (const size of [1, 2, 3, 7, 64, 5000]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    const found = [];
    const stream = Readable.from(chunks) as AsyncIterable<Buffer>;
    for await (const piece of entriesOf({ stream, file: 'x.har' })) found.push(piece);
    expect(found.map(({ value }) => value)).toEqual(entries);
    const lines = JSON.stringify(har, null, 2).split('\n');
    const starts = lines.flatMap((line, index) => (line === '      {' ? [index + 1] : []));
    expect(found.map(({ line }) => line)).toEqual(starts.slice(-2));
  }
});

test('long texts and JSON Lines are read the same however their bytes arrive', async () => {
  const values = [
    { text: 'é'.repeat(40_000), escaped: '"\\\u2028\n'.repeat(20_000) },
    { text: '\u2028 and \u{1F4B0}', list: [[], {}, null, 1.5e3, true] },
  ];
  const [first, second] = values.map((value) => JSON.stringify(value));
  const bytes = Buffer.from(`${first}\r\n\n  ${second}`);
  for (const size of [7, 4099, 65_537, bytes.length]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    const found = [];
    const stream = Readable.from(chunks) as AsyncIterable<Buffer>;
    for await (const piece of linesOf({ stream, file: 'x.jsonl' })) found.push(piece);
    expect(found.map(({ line }) => line)).toEqual([1, 3]);
    expect(found.map(({ value }) => value)).toEqual(values);
  }
});

test('entries of a HAR may be lines, beside lines of the other kind', async () => {
  const line = lineOf(clean[0] as never);
  const path = await file(
    'entries.jsonl',
    `${JSON.stringify(entry('https://x/a', '[1]'))}\n${line}\n`,
  );
  const found = [];
  for await (const record of recordsOf(path)) found.push(record);
  expect(found).toMatchObject([
    { exchange: { url: 'https://x/a', responseBody: { kind: 'text', text: '[1]' } } },
    { exchange: { place: { line: 2 } } },
  ]);
});

test('what is broken or holds nothing is refused with its place', async () => {
  expect(await refusal('a.har', '{"log":{"entries":[]}}')).toMatchObject({
    exitCode: 3,
    message: 'F holds no exchange.',
  });
  expect(await refusal('b.har', '{"log":{"entries":[{"request":')).toMatchObject({
    exitCode: 3,
    message: 'F is broken off in line 1.',
  });
  const good = JSON.stringify(entry('https://x/a', '{}'));
  const secret = `{"log":{"entries":[\n${good},\n{"token":"s3cret" "b":1}]}}`;
  expect(await refusal('g.har', secret)).toMatchObject({
    exitCode: 3,
    message: 'F:3 is not valid JSON. Known are HAR 1.2 and JSON Lines.',
    location: { line: 3 },
  });
  const following = `{"request":\n${lineOf(clean[0] as never)}\n${lineOf(clean[0] as never)}`;
  expect(await refusal('h.ndjson', following)).toMatchObject({ location: { line: 1 } });
  const marked = `\u{FEFF}{"log":{"entries":[\n{]}}`;
  expect(await refusal('j.jsonl', marked)).toMatchObject({ location: { line: 2 } });
  expect(await refusal('i.har', '{"log":{"entries":[{}]}}\n}')).toMatchObject({ exitCode: 3 });
  expect(await refusal('c.har', '{"a":1}')).toMatchObject({
    message: 'F has no log.entries: it is no HAR.',
  });
  expect(await refusal('d.ndjson', '')).toMatchObject({ message: 'F holds no exchange.' });
  const broken = `${lineOf(clean[0] as never)}\n{"request":`;
  expect(await refusal('e.ndjson', broken)).toMatchObject({ exitCode: 3, location: { line: 2 } });
  expect(await refusal('f.ndjson', '{"a":1}')).toMatchObject({
    message: expect.stringContaining('needs "request"') as string,
  });
  await expect(lookAtTraffic({ base: CONTRACT, files: ['none.har'] })).rejects.toMatchObject({
    exitCode: 3,
    message: 'none.har does not exist.',
  });
});

test('equal findings are one with a count, and coverage says what was seen', async () => {
  const answer = { pets: [{ id: 1 }] };
  const line = (path: string) =>
    JSON.stringify({
      request: { method: 'GET', url: `https://api.example.com/v1${path}` },
      response: {
        status: 200,
        headers: { 'content-type': 'application/json', 'x-total': '1' },
        body: answer,
      },
    });
  const path = await file(
    'many.ndjson',
    [1, 2, 3].map((limit) => line(`/pets?limit=${limit}`)).join('\n'),
  );
  const { drifts, coverage } = await lookAtTraffic({ base: CONTRACT, files: [path] });
  expect(drifts).toMatchObject([
    {
      id: 'response-field-missing',
      at: 'listPets response 200 /pets/*/name',
      operations: ['listPets'],
      pointer: '/components/schemas/Pet/properties/name',
      location: {
        file: expect.stringMatching(/contract\.yaml$/) as string,
        line: expect.any(Number) as number,
      },
      seen: { count: 3 },
    },
  ]);
  expect(coverage).toMatchObject({
    exchanges: 3,
    foreign: 0,
    operations: { seen: 1, of: 8 },
    parameters: { seen: 1 },
    statuses: { seen: 1 },
    fields: { seen: 2 },
  });
});

test('the store’s own reports of drift are findings too', async () => {
  const report = {
    operation: 'getPet',
    status: 200,
    field: '$.data.points[*].ask',
    kind: 'wrong',
    expected: 'number',
    came: 'string',
  };
  const path = await file('reports.jsonl', `${JSON.stringify(report)}\n`);
  const { drifts } = await lookAtTraffic({ base: CONTRACT, files: [path] });
  expect(drifts).toMatchObject([
    {
      at: 'getPet response 200 /data/points/*/ask',
      wire: 'breaking',
      operations: ['getPet'],
      location: { line: 1 },
    },
  ]);
});

test('ten thousand exchanges take no more than two seconds of work', async () => {
  const rows = clean.filter(({ call }) => call.startsWith('GET /')).map(lineOf);
  const lines = Array.from({ length: 10_000 }, (_, index) => rows[index % rows.length]);
  const path = await file('long.ndjson', lines.join('\n'));
  const before = process.cpuUsage();
  const { drifts, coverage } = await lookAtTraffic({ base: CONTRACT, files: [path] });
  const { user } = process.cpuUsage(before);
  expect(drifts.map(({ title }) => title)).toEqual([]);
  expect(coverage.exchanges).toBe(10_000);
  // CPU time, since the machine may be busy.
  expect(user / 1e6).toBeLessThan(2);
});
