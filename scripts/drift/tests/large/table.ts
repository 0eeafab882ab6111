import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { loadDocument } from '../../document/document.ts';
import { operationsOf } from '../../document/operations.ts';
import { child, children } from '../../document/node.ts';
import { countsIn, redoclyDiff } from '../redocly.ts';
import { largePairs, type LargePair } from './documents.ts';

const run = promisify(execFile);

/** Milliseconds after which a command counts as one that does not end. */
const PATIENCE = 180_000;
const MOST_OUTPUT = 1e9;

/** Processor seconds and megabytes of one run. `undefined`: it did not end, or failed. */
type Taken = { seconds: number; megabytes: number; output: string } | undefined;

/**
 * Prints time and memory of comparisons of large documents by this command and by Redocly's, each in
 * a process of its own.
 */
export async function tellLarge(folder: string, command: string): Promise<void> {
  console.log('large documents: processor seconds, MB of memory, breaking findings of all');
  for await (const pair of largePairs(folder, tellMissing))
    console.log(await lineOf(pair, command));
}

function tellMissing(name: string, error: unknown): void {
  console.log(`  ${name}: cannot be fetched (${String(error).split('\n')[0]})`);
}

async function lineOf(pair: LargePair, command: string): Promise<string> {
  const own = await ours(pair, command);
  const other = await redocly(pair);
  const cells = [pair.name, await sizeOf(pair.revision), `ours ${own}`, `redocly ${other}`];
  return `  ${cells.join(' | ')}`;
}

async function sizeOf(file: string): Promise<string> {
  const { size } = await stat(file);
  const document = await loadDocument(file);
  const schemas = children(child(child(document.root, 'components'), 'schemas'));
  const operations = operationsOf(document).length;
  return `${(size / 1e6).toFixed(1)} MB, ${schemas.length} schemas, ${operations} operations`;
}

async function ours({ base, revision }: LargePair, command: string): Promise<string> {
  const args = [command, 'spec', base, revision, '--format=json', '--fail-on=none'];
  const taken = await measured([...args, '--ignore-usage']);
  return inWords(taken, (report) => {
    const { counts, findings } = report as { counts: { breaking: number }; findings: unknown[] };
    return `${counts.breaking} of ${findings.length}`;
  });
}

async function redocly({ base, revision }: LargePair): Promise<string> {
  return inWords(await measured(await redoclyDiff(base, revision)), (report) => {
    const { major, minor, patch } = countsIn(report);
    return `${major} of ${major + minor + patch}`;
  });
}

function inWords(taken: Taken, told: (report: unknown) => string): string {
  if (!taken) return 'no result';
  const { seconds, megabytes, output } = taken;
  const counts = told(JSON.parse(output.slice(output.indexOf('{'))));
  return `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB, ${counts}`;
}

/** Runs a command of Node in a process of its own. */
async function measured(args: string[]): Promise<Taken> {
  const file = resolve(`node_modules/.cache/usage-${process.pid}.json`);
  const usage = pathToFileURL(join(import.meta.dirname, 'usage.ts')).href;
  const env = { ...process.env, LARGE_USAGE: file };
  const options = {
    env,
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
    maxBuffer: MOST_OUTPUT,
  } as const;
  try {
    const { stdout } = await run(process.execPath, ['--import', usage, ...args], options);
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
      await readFile(file, 'utf8'),
    ) as NodeJS.ResourceUsage;
    const seconds = (userCPUTime + systemCPUTime) / 1e6;
    return { seconds, megabytes: maxRSS / 1e3, output: stdout };
  } catch {
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
}
