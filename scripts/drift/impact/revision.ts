import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { execFile } from 'node:child_process';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

import { entriesOf, type OpenApi } from '../../generate/document.ts';
import { operationTable } from '../../generate/operations.ts';
import { queriesOf } from '../../generate/queries.ts';

const run = promisify(execFile);

/**
 * Writes what `npm run generate` writes of a description into `folder`: types, fetchers and hooks,
 * without mocks and validators. `folder` has to have the store's packages within reach.
 */
export async function generateInto(store: string, folder: string, revision: string): Promise<void> {
  const { done } = await startGenerating(store, folder, revision);
  await done;
}

/** The same, as far as it has begun in a thread of its own: this one may then be kept busy. */
export async function startGenerating(
  store: string,
  folder: string,
  revision: string,
): Promise<{ done: Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const document = join(folder, 'openapi.json');
  await bundle(store, revision, document);
  const own = MUTATORS.map((file) => join(resolve(store), file)).find((file) => existsSync(file));
  const path = join(folder, 'transport.ts');
  // orval parses it again for every operation: the store's own would take longer than all the rest.
  if (own) await writeFile(path, TRANSPORT);
  const mutator = own ? { mutator: { path, name: 'request' } } : {};
  const output = {
    target: join(folder, 'hooks/index.ts'),
    schemas: join(folder, 'models'),
    mode: 'tags-split',
    client: 'react-query',
    httpClient: 'fetch',
    indexFiles: false,
    override: {
      ...mutator,
      fetch: { includeHttpResponseReturnType: false },
      ...queriesOf(document),
    },
  };
  const work = async () => {
    await inWorker(store, folder, { input: document, output });
    const api = JSON.parse(await readFile(document, 'utf8')) as OpenApi;
    if (own) await writeFile(path, `export * from '${own.replaceAll(sep, '/')}';\n`);
    await Promise.all([copyRest(store, folder, api), coverGone(store, folder), routeTypes(store)]);
  };
  const done = work();
  // It may fail before anybody waits for it.
  done.catch(() => undefined);
  return { done };
}

/** A fresh checkout has none of the types that the framework writes for its routes. */
async function routeTypes(store: string): Promise<void> {
  const isMissing = !existsSync(join(store, '.react-router/types'));
  if (!isMissing || !existsSync(join(store, 'react-router.config.ts'))) return;
  await run(join(store, 'node_modules/.bin/react-router'), ['typegen'], { cwd: store });
}

/** What is no longer generated is empty, or the imports of it would find what was generated before. */
async function coverGone(store: string, folder: string): Promise<void> {
  const generated = join(store, 'generated');
  for (const path of globSync('{hooks,models}/**/*.ts', { cwd: generated })) {
    if (existsSync(join(folder, path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), 'export {};\n');
  }
}

/** One file, in JSON: a description that is neither is bundled by the store's own Redocly. */
async function bundle(store: string, revision: string, document: string): Promise<void> {
  const text = await readFile(revision, 'utf8');
  const standsAlone = /\.json$/i.test(revision) && !/"\$ref"\s*:\s*"[^#"]/.test(text);
  if (standsAlone) return copyFile(revision, document);
  const redocly = join(store, 'node_modules/.bin/redocly');
  await run(redocly, ['bundle', revision, '--output', document], { cwd: store });
}

/** The store's own in short, with the same shape. */
/** Where a store may have the function that its generated calls go through. */
const MUTATORS = ['src/lib/request.ts', 'src/lib/transport.ts'];

const TRANSPORT = `
export type ErrorType<Body> = Error & { body?: Body };
export function request<Answer>(url: string, options: RequestInit = {}): Promise<Answer> {
  throw new Error(url, { cause: options });
}
`;

const WORK = `
const { workerData: { orval, types, compiler, job, document, schema } } = require('node:worker_threads');
const { pathToFileURL } = require('node:url');
require('node:module').enableCompileCache?.();
(async () => {
  const [{ generate }, openapi, { writeFile }] = await Promise.all([import(orval), import(types), import('node:fs/promises')]);
  const ts = (await import(compiler)).default;
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));
  const transform = (part) => ('contentMediaType' in part ? blob : undefined);
  const tree = await openapi.default(pathToFileURL(document), { transform, silent: true });
  await writeFile(schema, openapi.astToString(tree));
  await generate(job, process.cwd(), {});
})();
`;

/** Apart from this thread, which meanwhile reads the store; the generators' own words are dropped. */
function inWorker(store: string, folder: string, job: { input: string; output: object }) {
  const require = createRequire(join(store, 'package.json'));
  const url = (name: string) => pathToFileURL(require.resolve(name)).href;
  const workerData = {
    job,
    orval: url('orval'),
    types: url('openapi-typescript/dist/index.mjs'),
    compiler: url('typescript'),
    document: job.input,
    schema: join(folder, 'schema.d.ts'),
  };
  const worker = new Worker(WORK, { eval: true, workerData, stdout: true, stderr: true });
  return new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

/** What the store's code names beside types and hooks: the tables, without the schemas' weight. */
async function copyRest(store: string, folder: string, api: OpenApi): Promise<void> {
  await writeFile(join(folder, 'operations.ts'), operationTable(complete(api)));
  const kept = await readFile(join(store, 'generated/validators.ts'), 'utf8').catch(() => '');
  const [types = ''] = kept
    .slice(kept.indexOf('import type'))
    .split(/(?<=export const [^\n]*= )\{\n/);
  if (kept) await writeFile(join(folder, 'validators.ts'), `${types}{} as never;\n`);
}

/** What the store's own contract always says and a revision by others may leave out. */
function complete(api: OpenApi): OpenApi {
  for (const { operation } of entriesOf(api)) {
    operation.security ??= [];
    operation.tags ??= ['default'];
  }
  return api;
}
