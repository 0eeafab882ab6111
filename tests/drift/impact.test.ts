import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { withUsage, type Used } from '../../scripts/drift-store/impact/impact.ts';
import { driftOf } from './store/open.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

type Schema = { enum: string[]; required: string[]; properties: Record<string, unknown> };

const REAL = {
  total: { id: 'response-property-removed', at: 'getProducts response 200 /dataList/total' },
  facets: {
    id: 'response-property-removed',
    at: 'getProducts response 200 /dataList/mints/*/value',
  },
  stock: {
    id: 'enum-shrank',
    at: 'getProducts response 200 /dataList/searchProducts/*/stocks/*/stockName',
  },
  metal: { id: 'parameter-removed', at: 'getProducts query metal', direction: 'request' },
  prices: { id: 'parameter-removed', at: 'getProducts query priceMin', direction: 'request' },
  quantity: {
    id: 'request-property-removed',
    at: 'addProductToShoppingCart request /quantity',
    direction: 'request',
  },
  missing: { id: 'response-status-removed', at: 'getProducts response 404' },
  menu: { id: 'response-property-removed', at: 'getMenu response 200 /data/*/label' },
  unread: {
    id: 'response-required-property-removed',
    at: 'getProducts response 200 /dataList/searchProducts/*/altText',
  },
  // The store calls every operation that it describes: one that it has never had.
  words: { id: 'operation-removed', at: 'getDictionary' },
  questions: {
    id: 'schema-renamed',
    at: 'getProductDetail schema ProductFaq',
    pointer: '/components/schemas/ProductQuestion',
  },
} as const;

let folder: string;
let used: Record<string, Used | undefined>;

const COMPILE = new Set(['total', 'stock', 'questions']);

/** The store's contract with a renamed field, a removed word and a renamed schema. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'impact-'));
  const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as {
    components: { schemas: { ProductList: Schema; StockName: Schema } };
  };
  const { ProductList, StockName } = contract.components.schemas;
  ProductList.properties['amount'] = ProductList.properties['total'];
  delete ProductList.properties['total'];
  ProductList.required = ProductList.required.filter((name) => name !== 'total');
  StockName.enum = StockName.enum.filter((word) => word !== 'Preorder');
  const revision = join(folder, 'revision.json');
  const text = JSON.stringify(contract).replaceAll(/(?<=[/"])ProductFaq"/g, 'ProductQuestion"');
  await writeFile(revision, text);
  const drifts = Object.entries(REAL).map(([says, drift]) =>
    driftOf({
      says,
      drift: { ...drift, code: COMPILE.has(says) ? 'compile' : 'none' },
    }),
  );
  const graded = await withUsage(drifts, { base: 'generated/openapi.json', revision });
  used = Object.fromEntries(graded.map((one) => [one.title, one]));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('of this store, what is read and sent is told with file and line', () => {
  const grades = Object.entries(used).map(([says, one]) => [says, one?.usage.grade]);
  expect(Object.fromEntries(grades)).toEqual({
    total: 'field',
    facets: 'field',
    stock: 'field',
    metal: 'field',
    prices: 'field',
    quantity: 'field',
    missing: 'field',
    menu: 'field',
    // No code reads it, but the contract check parses it.
    unread: 'field',
    words: 'unused',
    // Only the name of the schema changes, not its fields.
    questions: 'operation',
  });
  const [line] = used['total']?.usage.files ?? [];
  expect(line?.file).toBe('src/api/catalog/listing-calls.ts');
});

test('of a finding the pages are told that come to it, and by which functions', () => {
  expect(used['questions']?.usage).toMatchObject({
    functions: ['getProductDetail'],
    screens: expect.arrayContaining(['/product/:id/:name']) as string[],
  });
  // The menu asks for products too, by the typed client of the server.
  expect(used['total']?.usage).toMatchObject({
    functions: ['/api/Product/GetProducts', 'getProducts'],
    screens: ['every page'],
  });
  expect(used['menu']?.usage.screens).toEqual(['every page']);
});

test('of mocks and tests that stop compiling the files are named', () => {
  expect(used['total']?.usage.elsewhere?.files).toContain('mocks/catalog/shape/product-list.ts');
  expect(used['total']?.usage.errors?.map(({ file }) => file)).not.toContain(
    'mocks/catalog/shape/product-list.ts',
  );
});

test('what stops compiling is told beside the finding that it comes from', () => {
  const usesTotal = expect.objectContaining({
    file: 'src/api/catalog/listing-calls.ts',
    message: "Property 'total' does not exist on type 'ProductList'.",
  });
  expect(used['total']?.usage.errors).toEqual([usesTotal, usesTotal]);
  const files = used['stock']?.usage.errors?.map(({ file }) => file) ?? [];
  expect(files).toEqual(
    expect.arrayContaining([
      'src/api/catalog/product-card.ts',
      'src/commerce/product/stock-badge.tsx',
    ]),
  );
  expect(files).not.toContain('src/api/catalog/listing-calls.ts');
});

test('a schema under another name is missed where it is imported', () => {
  const messages = used['questions']?.usage.errors?.map(({ message }) => message) ?? [];
  expect(messages).toEqual([expect.stringContaining("no exported member 'ProductFaq'")]);
});
