/**
 * All tests of the project: checks without a browser, unit, contract and architecture tests, then
 * sizes, links and browser tests of the built store. What failed is named once more at the end, where a
 * log that is cut still has it; the last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { check } from './check.ts';
import { ensureChromium } from './find-chromium.ts';

type Tally = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const folder = await mkdtemp(join(tmpdir(), 'bullion-'));
const tallies: Tally[] = [];
const times: string[] = [];
const failures: string[] = [];

const browser = ensureChromium();
await part('checks', check);
await part('unit and component tests', vitest);
const { failed: unbuilt } = await part('build', () => tool('react-router', ['build']));
if (unbuilt === 0) {
  await part('sizes', () => tool('node', [join('scripts', 'sizes.ts')], { CHROMIUM: browser }));
  await part('crawl', () => tool('node', [join('scripts', 'crawl.ts'), '--limit', '400']));
  await part('browser tests', playwright);
}
await rm(folder, { recursive: true, force: true });

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(times.join(', '));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Runs a part, and notes its seconds. */
async function part(name: string, work: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now();
  const tally = await work();
  tallies.push(tally);
  if (tally.failed > 0) failures.push(`${name}: ${tally.failed} failed`);
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
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } =
    await read<VitestReport>(report);
  for (const file of testResults) {
    const name = relative('', file.name);
    if (file.status === 'failed' && file.message) note(name, file.message);
    for (const { fullName, status, failureMessages } of file.assertionResults) {
      if (status === 'failed') note(`${name}: ${fullName}`, failureMessages.join('\n'));
    }
  }
  // A file that cannot be loaded fails as a suite without tests.
  const failed = Math.max(numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed: atLeastOne(failed, isGreen) };
}

async function playwright(): Promise<Tally> {
  const report = join(folder, 'playwright.json');
  const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const isGreen = await run('playwright', ['test', '--reporter=dot,json'], env);
  const { stats, suites } = await read<PlaywrightReport>(report);
  suites.forEach(noteSuite);
  return { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, isGreen) };
}

function noteSuite({ specs, suites = [] }: PlaywrightSuite): void {
  for (const { title, file, ok, tests } of specs) {
    const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
    if (!ok) note(`${file}: ${title}`, errors.join('\n'));
  }
  suites.forEach(noteSuite);
}

/** The first lines of a message say what was wrong; the rest stands where the test ran. */
function note(name: string, message: string): void {
  failures.push(`${name}\n${message.split('\n').slice(0, 12).join('\n')}`);
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
    testResults: [],
    suites: [],
    stats: { expected: 0, unexpected: 1, flaky: 0 },
  } as Report;
}
