import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { CONTRACT } from '../tests/exchanges/rows.ts';
import { exitCodeOf } from './exit-codes.ts';
import { main } from './main.ts';

const live = (exitCode: number) => ({
  leg: 'live' as const,
  exitCode,
  message: 'It is not there.',
});

test('what there was no time for outweighs findings, and the lack of them', () => {
  const unfinished = {
    timeout: 1,
    phase: 'comparing operations',
    operations: { compared: 0, of: 1, missing: ['getA'] },
    witnesses: { searched: 0, of: 0 },
    names: false,
    usage: true,
  };
  expect(exitCodeOf({ refusals: [], failed: false, unfinished }, 1)).toBe(5);
  expect(exitCodeOf({ refusals: [], failed: true, unfinished }, 1)).toBe(5);
});

test.each([
  ['nothing', [], false, 0],
  ['findings', [], true, 1],
  ['findings without one leg', [live(4)], true, 5],
  ['nothing without one leg', [live(4)], false, 5],
  ['no leg could be run', [live(3), live(3), live(3)], false, 3],
  ['no leg could be run, the server first', [live(4), live(3), live(3)], false, 4],
  ['findings without the store’s code', [live(5), live(5)], true, 5],
  ['nothing could be looked at', [live(5), live(5), live(5)], false, 5],
  ['no server, and no code of the store', [live(5), live(5), live(4)], false, 4],
  ['a leg was asked wrongly', [live(4), live(2)], true, 2],
])('%s', (_, refusals, failed, code) => {
  expect(exitCodeOf({ refusals, failed }, 3)).toBe(code);
});

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const code = await main([...args, '--base', CONTRACT, '--no-config'], {
    print: (part) => (text += part),
    complain: () => undefined,
  });
  return { code, text };
}

test('traffic of which nothing is a call of the API ends with 5, alone and beside other legs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drift-exit-'));
  const file = join(folder, 'other.jsonl');
  const exchange = {
    request: { method: 'GET', url: 'https://x.example/' },
    response: { status: 200 },
  };
  await writeFile(file, JSON.stringify(exchange));
  const alone = await run('har', file, '--fail-on', 'none');
  const beside = await run('all', CONTRACT, '--har', file, '--format', 'json');
  await rm(folder, { recursive: true });
  expect(alone.code).toBe(5);
  expect(alone.text).toMatch(
    /^The traffic was not compared: the only exchange is no call of this API\. Hosts seen: x\.example \(1\)\./,
  );
  expect(beside.code).toBe(5);
  expect(JSON.parse(beside.text)).toMatchObject({
    refusals: expect.arrayContaining([
      { leg: 'har', exitCode: 5, message: expect.stringContaining('x.example (1)') as string },
    ]) as unknown,
  });
});

test('an error inside the command ends it with 70 and says that it is no finding', async () => {
  let complaint = '';
  const code = await main(['spec', CONTRACT, '--base', CONTRACT], {
    print: () => {
      throw new TypeError('the paper is out');
    },
    complain: (text) => (complaint += text),
  });
  expect(code).toBe(70);
  expect(complaint).toMatch(/^drift has failed itself.*\nTypeError: the paper is out\n/);
});

const START = fileURLToPath(new URL('../start.ts', import.meta.url));

/** The exit code of the command in a process in which that module runs first. */
function endOf(first: string): Promise<unknown> {
  const before = `data:text/javascript,${encodeURIComponent(first)}`;
  const args = ['--import', before, START, 'spec', CONTRACT, '--base', CONTRACT];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args);
    child.once('exit', resolve);
  });
}

const LATE = `process.on('newListener', (name) => {
  if (name === 'uncaughtException') setImmediate(() => { throw new Error('late'); });
})`;
const LOST = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  if (name.endsWith('/main.ts')) throw new Error('lost');
  return next(name, context);
} })`;
const ENDLESS = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  if (!url.endsWith('/examine.ts')) return next(url, context);
  return { format: 'module', shortCircuit: true, source: 'await new Promise(() => {})' };
} })`;
const closed = (stream: string) =>
  `process.${stream}.destroy(Object.assign(new Error('closed'), { code: 'EPIPE' }))`;

test.each([
  ['whose reader has gone', closed('stdout'), 0],
  ['whose reader of errors has gone', closed('stderr'), 0],
  ['with an error that nobody catches', LATE, 70],
  ['with a part that is missing', LOST, 70],
  ['that waits for nothing', ENDLESS, 70],
])('a process %s ends rightly', async (_, first, code) => {
  expect(await endOf(first)).toBe(code);
});
