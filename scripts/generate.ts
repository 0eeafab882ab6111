/**
 * Writes generated/ from openapi/: the bundled document, types, query options, zod schemas, MSW
 * handlers, the tables of operations and of personal fields, and docs/assumptions.md. All files are
 * written to another folder first; files that differ are replaced when all are complete. `--check`
 * only lists committed files that do not match.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { assumptionsTable } from './generate/assumptions.ts';
import type { OpenApi } from './generate/document.ts';
import { withoutHooks } from './generate/hooks.ts';
import { withoutNulls } from './generate/nulls.ts';
import { handlerTable, operationTable, validatorTable } from './generate/operations.ts';
import { personalTable } from './generate/personal.ts';

const run = promisify(execFile);
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const started = performance.now();
// A check has a folder of its own: it may run in parallel with a generation.
const root = values.check ? '.generated-check' : '.generated-next';
const assumptions = `${root}.md`;

await generate();
if (values.check) await compare();
else await replace();

async function generate(): Promise<void> {
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const document = join(root, 'openapi.json');
  // Loads the compiler while the document is bundled: both take equally long.
  const [{ writeTypes }] = await Promise.all([
    import('./generate/types.ts'),
    tool('redocly', ['bundle', 'openapi/openapi.yaml', '--output', document]),
  ]);
  const api = await forOlderTools(document);
  await Promise.all([
    // One process for both projects of orval: starting a second one takes longer than it saves.
    tool('orval', [], { GENERATED: root }),
    writeTypes(document, join(root, 'schema.d.ts')),
    writeFile(join(root, 'operations.ts'), operationTable(api)),
    writeFile(join(root, 'personal-fields.ts'), personalTable(api)),
    writeFile(join(root, 'validators.ts'), validatorTable(api)),
    writeFile(join(root, 'mock-handlers.ts'), handlerTable(api)),
    writeFile(assumptions, assumptionsTable(api)),
  ]);
  await mendHooks();
}

/** The bundle has no references in place of path items, so it can be read by tools that know 3.1. */
async function forOlderTools(document: string): Promise<OpenApi> {
  const bundled = await readFile(document, 'utf8');
  const text = bundled.replace('"openapi": "3.2.0"', '"openapi": "3.1.0"');
  await writeFile(document, text);
  return JSON.parse(text) as OpenApi;
}

/** Changes that orval has no setting for. */
async function mendHooks(): Promise<void> {
  await Promise.all(
    (await filesIn(join(root, 'hooks'))).map(async (file) => {
      const path = join(root, 'hooks', file);
      const code = await readFile(path, 'utf8');
      await writeFile(path, withoutHooks(withoutNulls(code)));
    }),
  );
}

/**
 * Replaces the files that differ, one by one, and removes files that are no longer generated. A
 * running development server then reloads only the changed modules; after a new folder it would
 * keep the old ones. A failure before this step changes nothing.
 */
async function replace(): Promise<void> {
  const [fresh, kept] = await Promise.all([filesIn(root), filesIn('generated').catch(() => [])]);
  const pairs = fresh.map((name) => [join(root, name), join('generated', name)] as const);
  const changed = await differing([...pairs, [assumptions, 'docs/assumptions.md']]);
  for (const [from, to] of changed) {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
  const removed = kept.filter((name) => !fresh.includes(name));
  await Promise.all(removed.map((name) => rm(join('generated', name))));
  await rm(root, { recursive: true });
  await rm(assumptions, { force: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${changed.length} files written, ${removed.length} removed in ${seconds} s`);
}

/** The pairs of a fresh file and a committed file with different texts. */
async function differing(pairs: (readonly [string, string])[]) {
  const found = await Promise.all(
    pairs.map(async (pair) => {
      const [fresh, kept] = await Promise.all(pair.map(text));
      return fresh === kept ? [] : [pair];
    }),
  );
  return found.flat();
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
  const differ = await differing(pairs);
  await rm(root, { recursive: true, force: true });
  await rm(assumptions, { force: true });
  const stale = differ.map(([, kept]) => kept).toSorted();
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
