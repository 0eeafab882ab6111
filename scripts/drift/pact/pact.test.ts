import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

import { ajvFor } from '../document/ajv.ts';
import { RULE_IDS } from '../policy/explain.ts';
import type { Report } from '../report/report.ts';
import { broken } from '../tests/pacts/broken.ts';
import { kept } from '../tests/pacts/kept.ts';
import { PACT_CONTRACT, pactOf, type PactRow } from '../tests/pacts/rows.ts';
import { workplace } from '../tests/workplace.ts';
import { lookAtPacts } from './pact.ts';

const { folder, put, run } = workplace();
const rows = [...kept, ...broken];

/** What the rows raise, by their words. All are looked at in one run. */
let raised: Map<string, string[]>;

beforeAll(async () => {
  const files = ([1, 2, 3, 4] as const).map((version) => {
    const own = rows.filter((row) => row.version === version);
    return put(`version-${version}.json`, pactOf(version, own));
  });
  const { drifts } = await lookAtPacts({ base: PACT_CONTRACT, files });
  raised = new Map(rows.map(({ says }) => [says, []]));
  for (const { id, wire, consumer } of drifts) {
    for (const { description } of consumer?.interactions ?? []) {
      raised.get(description)?.push(`${id} ${wire}`);
    }
  }
});

const wanted = ({ raises }: PactRow) => raises.map((each) => each.join(' ')).toSorted();

test.each(kept)('kept, version $version: $says', (row) => {
  expect(raised.get(row.says)?.toSorted()).toEqual(wanted(row));
});

test.each(broken)('broken, version $version: $says', (row) => {
  expect(raised.get(row.says)?.toSorted()).toEqual(wanted(row));
});

test('every rule that they raise is explained', () => {
  const ids = [...raised.values()].flat().map((each) => each.split(' ')[0]);
  expect(ids.filter((id) => !RULE_IDS.includes(id ?? ''))).toEqual([]);
  const own = RULE_IDS.filter((id) => id.startsWith('expected-'));
  expect(own.filter((id) => !ids.includes(id))).toEqual([]);
});

const pact = (...args: string[]) => run('pact', ...args, '--base', PACT_CONTRACT);
const lost = broken.filter(({ says }) => says === 'a value that never comes');
const named = (report?: Report) => report?.findings.map(({ fingerprint }) => fingerprint);

const reported = async (...args: string[]) => (await pact(...args, '--format', 'json')).report;

test('a finding names consumer, state, interaction and its place; a report is as its schema says', async () => {
  put('lost.json', pactOf(3, lost));
  const report = await reported('@/lost.json');
  expect(report).toMatchObject({
    leg: 'pact',
    verdict: 'breaking',
    failed: true,
    coverage: { exchanges: 1, operations: { seen: 1, of: 7 }, statuses: { seen: 1 } },
  });
  const [finding] = report?.findings ?? [];
  expect(finding).toMatchObject({
    id: 'expected-value-refused',
    at: 'checkout getOrder response 200 /state',
    operations: ['getOrder'],
    pointer: '/components/schemas/State',
    location: { file: expect.stringMatching(/contract\.yaml$/) as string },
    witness: { value: 'lost', acceptedBy: 'consumer', refusedBy: 'contract' },
    consumer: {
      name: 'checkout',
      interactions: [
        {
          description: 'a value that never comes',
          states: ['an order exists (id: 7)'],
          place: { file: 'lost.json', line: 9, column: 5 },
        },
      ],
    },
  });
  const schema = JSON.parse(
    await readFile(new URL('../report/report.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const validate = ajvFor({ allErrors: true }).compile(schema);
  expect([validate(report), validate.errors]).toEqual([true, null]);
  const { out } = await pact('@/lost.json');
  expect(out).toMatch(/^1 finding fails: this breaks checkout in getOrder\.\n/);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'seen 1 time, checkout: a value that never comes (given an order exists (id: 7)), ',
  );
});

test('one cause is one finding of a consumer, and keeps its fingerprint with another example', async () => {
  const other = lost.map((row): PactRow =>
    Object.assign({}, row, {
      says: 'another',
      response: { status: 200, body: { state: 'gone' } },
    }),
  );
  const twice = { ...pactOf(3, [...lost, ...other]), consumer: { name: 'app' } };
  const files = [
    put('one.json', pactOf(3, lost)),
    put('other.json', pactOf(3, other)),
    put('app.json', twice),
  ];
  const [one, another, both] = await Promise.all(files.map((file) => reported(file)));
  expect(named(another)).toEqual(named(one));
  expect(both?.findings).toMatchObject([
    { consumer: { name: 'app', interactions: [{}, {}] }, seen: { count: 2 } },
  ]);
  expect(named(both)).not.toEqual(named(one));
});

test('what is pending fails nothing, and what is no call is named', async () => {
  const pending = pactOf(
    4,
    lost.map((row) => Object.assign({}, row, { version: 4, beside: { pending: true } })),
  );
  const message = { type: 'Asynchronous/Messages', description: 'placed by a@b.de', contents: {} };
  const grpc = {
    type: 'Synchronous/HTTP',
    description: 'a call',
    pluginConfiguration: { grpc: {} },
  };
  const interactions = [...(pending['interactions'] as object[]), message, grpc];
  put('pending.json', { ...pending, interactions });
  const report = await reported('@/pending.json');
  expect(report?.findings).toMatchObject([
    { wire: 'breaking', fails: false, consumer: { pending: true } },
  ]);
  expect(report?.skipped).toEqual([
    { what: 'Asynchronous/Messages', count: 1, names: ['checkout: placed by [e-mail]'] },
    { what: 'plugin grpc', count: 1, names: ['checkout: a call'] },
  ]);
  for (const format of ['human', 'markdown', 'html']) {
    const { code, out } = await pact('@/pending.json', '--format', format);
    expect({ code, told: /Not looked at: 1 of the kind Asynchronous/.test(out) }).toEqual({
      code: 0,
      told: true,
    });
  }
});

test('a folder is all pacts in it, of which one provider may be meant; all has them too', async () => {
  await mkdir(join(folder, 'pacts'));
  put('pacts/orders.json', pactOf(3, lost));
  put('pacts/coins.json', { ...pactOf(3, lost), provider: { name: 'coins' } });
  expect(await reported('@/pacts')).toMatchObject({ coverage: { exchanges: 2 } });
  expect(await reported('@/pacts', '--provider', 'orders')).toMatchObject({
    coverage: { exchanges: 1 },
    skipped: [{ what: 'interaction with coins', count: 1 }],
  });
  expect((await pact('@/pacts', '--provider', 'order')).err).toMatch(
    /no interaction with order; there are coins, orders/,
  );
  const { out, code } = await run('all', '--pact', '@/pacts', '--base', PACT_CONTRACT);
  expect({ code, found: out.includes('expected-value-refused') }).toEqual({ code: 1, found: true });
});

test.each([
  ['{"a": 1}', 3, /@\/x\.json is no pact: it has no list of interactions/],
  ['{"interactions": [],\n}', 3, /x\.json:2:1 is not valid JSON/],
  ['<pact/>', 3, /x\.json:1:\d is not valid JSON/],
  ['{"interactions": []}', 3, /x\.json holds no interaction/],
  ['{"interactions": [\n 7]}', 3, /^@\/x\.json:2:2 .*no object/],
  ['{"interactions": [\n {}]}', 3, /without a request/],
  [
    '{"interactions": [{}], "metadata": {\n"pactSpecification": {"version": "5.0"}}}',
    3,
    /version 5\.0 of the Pact specification; 1 to 4 are known/,
  ],
])('%s is refused', async (text, code, says) => {
  put('x.json', text);
  const result = await pact('@/x.json');
  expect({ code: result.code, out: result.out }).toEqual({ code, out: '' });
  expect(result.err).toMatch(says);
});
