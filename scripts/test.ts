/**
 * All tests of the project: checks without a browser, unit, contract and architecture tests, then
 * sizes and browser tests of the built store. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { check } from './check.ts';
import { ensureChromium } from './find-chromium.ts';

type Tally = { passed: number; failed: number };

const folder = await mkdtemp(join(tmpdir(), 'bullion-'));
const tallies: Tally[] = [];
const times: string[] = [];

const browser = ensureChromium();
await part('checks', check);
await part('unit and component tests', vitest);
const { failed: unbuilt } = await part('build', () => tool('react-router', ['build']));
if (unbuilt === 0) {
  await part('sizes', () => tool('node', [join('scripts', 'sizes.ts')], { CHROMIUM: browser }));
  await part('browser tests', playwright);
}
await rm(folder, { recursive: true, force: true });

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(times.join(', '));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs a part, and notes its seconds. */
async function part(name: string, work: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now();
  const tally = await work();
  tallies.push(tally);
  times.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`);
  return tally;
}

/** A tool that passes or fails as a whole. */
async function tool(...command: Parameters<typeof run>): Promise<Tally> {
  const isGreen = await run(...command);
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 };
}

async function vitest(): Promise<Tally> {
  const report = join(folder, 'vitest.json');
  const isGreen = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = await read<{
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  }>(report);
  // A file that cannot be loaded fails as a suite without tests.
  const failed = Math.max(numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed: atLeastOne(failed, isGreen) };
}

async function playwright(): Promise<Tally> {
  const report = join(folder, 'playwright.json');
  const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const isGreen = await run('playwright', ['test', '--reporter=dot,json'], env);
  const { stats } = await read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    report,
  );
  return { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, isGreen) };
}

/** A runner that could not even begin reports no failed test. */
function atLeastOne(failed: number, isGreen: boolean): number {
  return isGreen ? failed : Math.max(1, failed);
}

/** Runs a tool and shows its output; true if it succeeded. */
function run(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const command = program === 'node' ? process.execPath : join('node_modules', '.bin', program);
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}

/** A missing report counts as one failure. */
async function read<Report>(file: string): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text) return JSON.parse(text) as Report;
  return {
    numPassedTests: 0,
    numFailedTests: 1,
    numFailedTestSuites: 1,
    stats: { expected: 0, unexpected: 1, flaky: 0 },
  } as Report;
}
