import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

import {
  CLIENTS,
  clientOf,
  contractWith,
  findingsIn,
  without,
  type Change,
} from '../tests/clients.ts';
import { filesOf } from './files.ts';

const clients = {
  orval: await clientOf('orval'),
  'openapi-typescript': await clientOf('openapi-typescript'),
  'hey-api': await clientOf('hey-api'),
};

/** The place is that of the first file, in the order of the clients above. */
const CHANGES: { says: string; change: Change; rule: string; grade: string; at?: string[] }[] = [
  {
    says: 'a limit of a query parameter that is sent',
    change: ['maximum: 100', 'maximum: 50'],
    rule: 'request-maximum-narrowed',
    grade: 'field',
    at: ['coin-list.tsx:5:47', 'coin-list.tsx:5:34', 'coin-list.tsx:7:69'],
  },
  {
    says: 'a header that is not sent',
    change: [/ {8}- name: X-Trace-Id\n.*\n.*\n/, ''],
    rule: 'header-parameter-removed',
    grade: 'operation',
    at: ['coin-list.tsx:5:17', 'coin-list.tsx:6:38', 'coin-list.tsx:7:26'],
  },
  {
    says: 'a field that a component reads to which values are passed',
    change: ['title: { type: string }', 'title: { type: integer }'],
    rule: 'response-type-changed',
    grade: 'field',
    at: ['coin-card.tsx:7:13', 'coin-card.tsx:9:13', 'coin-card.tsx:7:13'],
  },
  {
    says: 'a field that is read under another name',
    change: ['price: { type: number }', 'price: { type: string }'],
    rule: 'response-type-changed',
    grade: 'field',
    at: ['coin-card.tsx:4:11', 'coin-card.tsx:6:11', 'coin-card.tsx:4:11'],
  },
  {
    says: 'a field that nothing reads',
    change: ['        mintage: { type: integer }\n', ''],
    rule: 'response-property-removed',
    grade: 'operation',
    at: ['coin-list.tsx:5:17', 'coin-list.tsx:6:38', 'coin-list.tsx:7:26'],
  },
  {
    says: 'a word of a parameter that is sent',
    change: ['[gold, silver, platinum]', '[gold, silver]'],
    rule: 'request-enum-shrank',
    grade: 'field',
    at: ['coin-list.tsx:5:32', 'coin-list.tsx:5:19', 'coin-list.tsx:7:54'],
  },
  {
    says: 'a limit of a field that is sent',
    change: ['maximum: 500', 'maximum: 100'],
    rule: 'request-maximum-narrowed',
    grade: 'field',
    at: ['order.ts:4:47', 'order.ts:4:73', 'order.ts:4:55'],
  },
  {
    says: 'a field that is not sent',
    change: ['maxLength: 200', 'maxLength: 20'],
    rule: 'request-max-length-narrowed',
    grade: 'operation',
    at: ['order.ts:4:26', 'order.ts:4:38', 'order.ts:4:26'],
  },
  {
    says: 'a new word of a field that is read',
    change: ['paid, shipped', 'paid, shipped, refunded'],
    rule: 'response-enum-grew',
    grade: 'field',
    at: ['order-page.tsx:7:51', 'order-page.tsx:7:56', 'order-page.tsx:9:51'],
  },
  {
    says: 'a field that only a text names',
    change: ['total: { type: number }', 'total: { type: string }'],
    rule: 'response-type-changed',
    grade: 'field',
    at: ['order-page.tsx:3:44', 'order-page.tsx:3:44', 'order-page.tsx:5:44'],
  },
  {
    says: 'an operation that is called',
    change: without('placeOrder'),
    rule: 'path-removed',
    grade: 'operation',
    at: ['order.ts:4:26', 'order.ts:4:38', 'order.ts:4:26'],
  },
  {
    says: 'an operation of a path with others that are called',
    change: without('cancelOrder'),
    rule: 'operation-removed',
    grade: 'unused',
  },
  {
    says: 'a field of an operation that is never called',
    change: ['turnover: { type: number }', 'turnover: { type: string }'],
    rule: 'response-type-changed',
    grade: 'unused',
  },
];

const rows = Object.entries(clients).flatMap(([name, client], index) =>
  CHANGES.map((change) => Object.assign({ name, client, index }, change)),
);

test.each(rows)('$name: $says: $grade', ({ change, rule, grade, at, client, index }) => {
  const found = findingsIn(client, contractWith([change])).find(({ drift }) => drift.id === rule);
  const [first] = found?.usage.files ?? [];
  const place =
    first && `${relative(CLIENTS, first.file).split('/').at(-1)}:${first.line}:${first.column}`;
  expect({ grade: found?.usage.grade, place }).toEqual({ grade, place: at?.[index] });
});

test.each(['orval', 'openapi-typescript', 'hey-api'] as const)(
  '%s: an operation that a text search finds is not unused',
  (name) => {
    const text = [...clients[name].sources.values()].join('\n').toLowerCase();
    const found = Object.entries(PATHS).filter(
      ([id, path]) => text.includes(id.toLowerCase()) || text.includes(`'${path.toLowerCase()}'`),
    );
    expect(found.length).toBeGreaterThan(2);
    const grades = found.map(([id]) => {
      const [one] = findingsIn(clients[name], contractWith([without(id)]));
      return one?.usage.grade;
    });
    expect(new Set(grades)).toEqual(new Set(['operation']));
  },
);

const PATHS = {
  listCoins: '/coins',
  getCoin: '/coins/{coinId}',
  placeOrder: '/orders',
  getOrder: '/orders/{orderId}',
  getDailyReport: '/reports/daily',
};

const FIELDS: [says: string, code: string, grade: string][] = [
  ['nothing', "placeOrder({ coinId: '1', quantity: 2 });", 'operation'],
  ['a key', "placeOrder({ coinId: '1', quantity: 2, note: 'a' });", 'field'],
  ['a key as a text', "placeOrder({ coinId: '1', quantity: 2, ['note']: 'a' });", 'field'],
  ['a short key', "const note = ''; placeOrder({ coinId: '1', note });", 'field'],
  ['a path in a text', "placeOrder(get('form.note'));", 'field'],
  ['another spelling', "placeOrder(toSnakeCase({ NOTE: 'a' }));", 'field'],
  ['a spread', 'placeOrder({ ...form });', 'field'],
  ['the rest', 'const { id, ...form } = order; placeOrder(form);', 'field'],
  ['a computed key', 'body[name] = value; placeOrder(body);', 'field'],
  ['entries of a form', 'placeOrder(Object.fromEntries(new FormData(form)));', 'field'],
  ['JSON', 'save(JSON.stringify(body)); placeOrder(body);', 'field'],
  [
    'a field of JSX',
    'export const field = <input name="note" />; placeOrder(read(form));',
    'field',
  ],
];

test.each(FIELDS)('a field is sent by %s', async (_, code, grade) => {
  const text = `import { placeOrder } from '../generated/hooks';\n${code}`;
  const files = await clientOf('orval', { 'src/a.tsx': text });
  const [found] = findingsIn(files, contractWith([['maxLength: 200', 'maxLength: 20']]));
  expect(found?.usage.grade).toBe(grade);
});

test.each([
  ['orval', "import { listCoins } from '../generated/hooks'; listCoins();", 'operation'],
  [
    'orval',
    "import { ListCoinsResponse } from '../generated/zod'; import { listCoins } from '../generated/hooks'; listCoins();",
    'field',
  ],
  ['hey-api-classes', "import { Coins } from '../generated'; Coins.listCoins();", 'field'],
])(
  '%s: a required field of an answer is used where answers are parsed',
  async (client, code, grade) => {
    const files = await clientOf(client, { 'src/a.ts': code });
    const changed = contractWith([
      ['title: { type: string }', 'other: { type: string }'],
      ['[id, title', '[id, other'],
    ]);
    const found = findingsIn(files, changed).find(
      ({ drift }) => drift.id === 'response-required-property-removed',
    );
    expect(found?.usage.grade).toBe(grade);
  },
);

test('code behind links is read, and links that lead around end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drift-client-'));
  const [app, other] = [join(folder, 'app'), join(folder, 'other')];
  await cp(join(CLIENTS, 'orval', 'generated'), join(app, 'generated'), { recursive: true });
  await mkdir(other);
  await writeFile(join(other, 'a.ts'), 'cancelOrder();');
  await symlink(other, join(app, 'linked'));
  await symlink(join(other, 'a.ts'), join(app, 'b.ts'));
  await symlink(folder, join(app, 'loop'));
  await symlink(folder, join(other, 'back'));
  await symlink('nowhere', join(app, 'broken.ts'));
  const { sources } = await filesOf({ folders: [app] }, () => undefined);
  await rm(folder, { recursive: true });
  expect([...sources.keys()].map((file) => relative(app, file))).toEqual(['b.ts', 'linked/a.ts']);
});

test('a name in a template may have letters of any language', async () => {
  const sources = { 'src/a.vue': '<p>{{ größeAbrufen() }} {{ listCoins() }}</p>' };
  const files = await clientOf('orval', sources);
  const generated = new Map(
    [...files.generated].map(([file, text]) => [file, text.replaceAll('getCoin', 'größeAbrufen')]),
  );
  const [found] = findingsIn({ ...files, generated }, contractWith([without('getCoin')]));
  expect(found?.usage.grade).toBe('operation');
});
