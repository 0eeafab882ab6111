/**
 * Writes generated/ from openapi/: the bundled document, types, hooks, zod schemas, MSW handlers,
 * the table of operations, and docs/assumptions.md. Everything is written beside it first and takes
 * its place when it is complete. `--check` names every committed file that no longer matches instead.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { assumptionsTable } from './generate/assumptions.ts';
import type { OpenApi } from './generate/document.ts';
import { withoutNulls } from './generate/nulls.ts';
import { handlerTable, operationTable, validatorTable } from './generate/operations.ts';

const run = promisify(execFile);
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const started = performance.now();
// A check runs beside other commands; it must not meet a generation under way.
const root = values.check ? '.generated-check' : '.generated-next';
const assumptions = `${root}.md`;

await generate();
if (values.check) await compare();
else await replace();

async function generate(): Promise<void> {
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const document = join(root, 'openapi.json');
  // The compiler takes as long to load as the document to bundle.
  const [{ writeTypes }] = await Promise.all([
    import('./generate/types.ts'),
    tool('redocly', ['bundle', 'openapi/openapi.yaml', '--output', document]),
  ]);
  const api = JSON.parse(await readFile(document, 'utf8')) as OpenApi;
  await Promise.all([
    // One process for both of its projects: to start a second costs more than it wins.
    tool('orval', [], { GENERATED: root }),
    writeTypes(document, join(root, 'schema.d.ts')),
    writeFile(join(root, 'operations.ts'), operationTable(api)),
    writeFile(join(root, 'validators.ts'), validatorTable(api)),
    writeFile(join(root, 'mock-handlers.ts'), handlerTable(api)),
    writeFile(assumptions, assumptionsTable(api)),
  ]);
  await leaveOutNulls();
}

async function leaveOutNulls(): Promise<void> {
  const hooks = (await filesIn(join(root, 'hooks'))).filter((file) => !file.endsWith('.msw.ts'));
  await Promise.all(
    hooks.map(async (file) => {
      const path = join(root, 'hooks', file);
      await writeFile(path, withoutNulls(await readFile(path, 'utf8')));
    }),
  );
}

/** Puts what was written where it belongs; until here a failure has left everything as it was. */
async function replace(): Promise<void> {
  const old = '.generated-old';
  await rm(old, { recursive: true, force: true });
  await rename('generated', old).catch(() => undefined);
  await rename(root, 'generated');
  await rename(assumptions, 'docs/assumptions.md');
  await rm(old, { recursive: true, force: true });
  console.log(`generated/ written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function tool(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  try {
    await run(join('node_modules', '.bin', name), args, { env: { ...process.env, ...env } });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.error(`${name} failed:\n${stdout}${stderr}`);
    process.exit(1);
  }
}

async function compare(): Promise<void> {
  const names = new Set([...(await filesIn(root)), ...(await filesIn('generated'))]);
  const pairs = [...names].map((name) => [join(root, name), join('generated', name)] as const);
  pairs.push([assumptions, 'docs/assumptions.md']);
  const differ = await Promise.all(
    pairs.map(async ([fresh, kept]) => ((await text(fresh)) === (await text(kept)) ? [] : [kept])),
  );
  await rm(root, { recursive: true, force: true });
  await rm(assumptions, { force: true });
  const stale = differ.flat().toSorted();
  if (stale.length === 0) return console.log('generated/ is fresh');
  console.error(`Stale, run "npm run generate":\n${stale.map((file) => `  ${file}`).join('\n')}`);
  process.exit(1);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function text(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
