import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { execFile } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

import { entriesOf, type OpenApi } from '../../generate/document.ts';
import { operationTable } from '../../generate/operations.ts';
import type { Place } from '../finding.ts';

const run = promisify(execFile);

/** Something that the compiler says of the store's own code. */
export type CompileError = Place & { code: string; message: string };

/**
 * What stops compiling in the store when its code is generated from `revision`. The generated files
 * stand beside `generated/` for as long as it takes; nothing of the store is changed. Only `src/` is
 * told. Throws when the revision cannot be generated from.
 */
export async function compileErrors(store: string, revision: string): Promise<CompileError[]> {
  const folder = join(store, `.generated-drift-${process.pid}`);
  try {
    await generateInto(store, folder, revision);
    return await check(store, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.json`, { force: true });
  }
}

/**
 * Writes what `npm run generate` writes of a description into `folder`: types, fetchers and hooks,
 * without mocks and validators. `folder` has to be inside the store.
 */
export async function generateInto(store: string, folder: string, revision: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const document = join(folder, 'openapi.json');
  await bundle(store, revision, document);
  const transport = join(store, 'src/lib/transport.ts');
  const mutator = await readFile(transport).then(
    () => ({ mutator: { path: transport, name: 'request' } }),
    () => ({}),
  );
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
      query: { version: 5, signal: true, shouldExportKeys: true },
    },
  };
  const [, api] = await Promise.all([
    inWorker(store, folder, { input: document, output }),
    readFile(document, 'utf8').then((text) => JSON.parse(text) as OpenApi),
  ]);
  await copyRest(store, folder, api);
}

/** One file, in JSON: a description that is neither is bundled by the store's own Redocly. */
async function bundle(store: string, revision: string, document: string): Promise<void> {
  const text = await readFile(revision, 'utf8');
  const standsAlone = /\.json$/i.test(revision) && !/"\$ref"\s*:\s*"[^#"]/.test(text);
  if (standsAlone) return copyFile(revision, document);
  const redocly = join(store, 'node_modules/.bin/redocly');
  await run(redocly, ['bundle', revision, '--output', document], { cwd: store });
}

const WORK = `
const { workerData: { orval, types, compiler, job, document, schema } } = require('node:worker_threads');
const { pathToFileURL } = require('node:url');
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

async function check(store: string, folder: string): Promise<CompileError[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && /(?<!\.d)\.ts$/.test(file.name))
      // Nothing in it is the store's own, and not to check it halves the time.
      .map((file) => unchecked(join(file.parentPath, file.name))),
  );
  const config = `${folder}.json`;
  const generated = `./${relative(store, folder)}/*`;
  await writeFile(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src', '.react-router/types'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
      compilerOptions: {
        incremental: false,
        paths: { '#generated/*': [generated, './generated/*'] },
      },
    }),
  );
  const compiler = dirname(
    createRequire(join(store, 'package.json')).resolve('typescript-native/package.json'),
  );
  const args = [
    join(compiler, 'bin/tsc'),
    '--noEmit',
    '--pretty',
    'false',
    '--singleThreaded',
    '-p',
    config,
  ];
  return run(process.execPath, args, { cwd: store, maxBuffer: 1e8 }).then(
    () => [],
    ({ stdout }: { stdout: string }) => errorsIn(stdout),
  );
}

async function unchecked(file: string): Promise<void> {
  await writeFile(file, `// @ts-nocheck\n${await readFile(file, 'utf8')}`);
}

const LINE = /^(src\/[^(]+)\((\d+),(\d+)\): error (TS\d+): (.*)$/gm;

function errorsIn(output: string): CompileError[] {
  return [...output.matchAll(LINE)].map(([, file = '', line, column, code = '', message = '']) => ({
    file,
    line: Number(line),
    column: Number(column),
    code,
    message,
  }));
}
