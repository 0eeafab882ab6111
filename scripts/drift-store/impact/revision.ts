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
 * Generates types, fetchers and options of a description into `folder`, as `npm run generate` does,
 * without mocks and validators. The store's packages must be resolvable from `folder`.
 */
export async function generateInto(store: string, folder: string, revision: string): Promise<void> {
  const { done } = await startGenerating(store, folder, revision);
  await done;
}

/** Work that ends with `done`, or earlier with `stop`; then `done` is rejected. */
export type Generating = { done: Promise<void>; stop: () => Promise<unknown> };

/** The same in a worker thread, so that this thread can go on. */
export async function startGenerating(
  store: string,
  folder: string,
  revision: string,
): Promise<Generating> {
  await mkdir(folder, { recursive: true });
  const document = join(folder, 'openapi.json');
  await bundle(store, revision, document);
  const own = MUTATORS.map((file) => join(resolve(store), file)).find((file) => existsSync(file));
  const path = join(folder, 'transport.ts');
  // orval parses this file for every operation: the store's file would take longer than all the
  // rest.
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
  const { ended, stop } = inWorker(store, folder, { input: document, output });
  const work = async () => {
    await ended;
    const api = JSON.parse(await readFile(document, 'utf8')) as OpenApi;
    if (own) await writeFile(path, `export * from '${own.replaceAll(sep, '/')}';\n`);
    await Promise.all([copyRest(store, folder, api), coverGone(store, folder), routeTypes(store)]);
  };
  const done = work();
  // The promise may be rejected before it is awaited.
  done.catch(() => undefined);
  return { done, stop };
}

/** Generates the route types, which a fresh checkout does not have. */
async function routeTypes(store: string): Promise<void> {
  const isMissing = !existsSync(join(store, '.react-router/types'));
  if (!isMissing || !existsSync(join(store, 'react-router.config.ts'))) return;
  await run(join(store, 'node_modules/.bin/react-router'), ['typegen'], { cwd: store });
}

/** Writes empty files for those no longer generated; imports would find the old files otherwise. */
async function coverGone(store: string, folder: string): Promise<void> {
  const generated = join(store, 'generated');
  for (const path of globSync('{hooks,models}/**/*.ts', { cwd: generated })) {
    if (existsSync(join(folder, path))) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), 'export {};\n');
  }
}

/** The description as one JSON file; others are bundled by Redocly. */
async function bundle(store: string, revision: string, document: string): Promise<void> {
  const text = await readFile(revision, 'utf8');
  const standsAlone = /\.json$/i.test(revision) && !/"\$ref"\s*:\s*"[^#"]/.test(text);
  if (standsAlone) return copyFile(revision, document);
  const redocly = join(store, 'node_modules/.bin/redocly');
  await run(redocly, ['bundle', revision, '--output', document], { cwd: store });
}

/** Possible places of the function through which generated calls are sent. */
const MUTATORS = ['src/lib/request.ts', 'src/lib/transport.ts'];

/** A short form of the store's file, with the same interface. */
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

/** Runs in a worker while this thread reads the store; the output of the generators is dropped. */
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
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The generation was stopped.'));
    });
  });
  return { ended, stop: () => worker.terminate() };
}

/** The generated tables that the store's code imports, without the schemas, which are large. */
async function copyRest(store: string, folder: string, api: OpenApi): Promise<void> {
  await writeFile(join(folder, 'operations.ts'), operationTable(complete(api)));
  const kept = await readFile(join(store, 'generated/validators.ts'), 'utf8').catch(() => '');
  const [types = ''] = kept
    .slice(kept.indexOf('import type'))
    .split(/(?<=export const [^\n]*= )\{\n/);
  if (kept) await writeFile(join(folder, 'validators.ts'), `${types}{} as never;\n`);
}

/** Members that the store's contract always has, and another revision may leave out. */
function complete(api: OpenApi): OpenApi {
  for (const { operation } of entriesOf(api)) {
    operation.security ??= [];
    operation.tags ??= ['default'];
  }
  return api;
}
