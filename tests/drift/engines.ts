/**
 * `npm run drift:engines`: the packed command on each Node that it promises. They are npm packages,
 * fetched into a temporary folder; `npm ci` does not bring them.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const VERSIONS = [20, 22];
const BASE = 'tests/drift/exchanges/contract.yaml';
/** What makes the command itself fail, as a module that runs before it. */
const CRASHES = {
  'an error while it prints': `process.stdout.write = () => { throw new TypeError('no paper'); }`,
  'an error that nobody catches': `process.on('newListener', (name) => {
    if (name === 'uncaughtException') setImmediate(() => { throw new Error('late'); });
  })`,
};
const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'drift-engines-'));
let failed = 0;
try {
  await run(process.execPath, ['scripts/drift-pack.ts', folder]);
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  const nodes = VERSIONS.map((version) => `node${version}@npm:node@${version}`);
  const install = ['install', '--no-audit', '--no-fund', '--prefix', folder];
  await run('npm', [...install, join(folder, archive), ...nodes]);
  await copyFile(BASE, join(folder, 'base.yaml'));
  for (const version of VERSIONS) await tryOn(version);
} finally {
  await rm(folder, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

/** Each leg, and each exit code that needs no server of ours. */
async function tryOn(version: number): Promise<void> {
  const node = join(folder, 'node_modules', `node${version}`, 'bin', 'node');
  const { stdout } = await run(node, ['--version']);
  for (const [args, code] of [
    [['--help'], 0],
    [['spec', 'base.yaml', '--base', 'base.yaml'], 0],
    [['spec', 'base.yaml'], 1],
    [['har', resolve('tests/drift/engines.ts'), '--base', 'base.yaml'], 3],
    [['spec', 'missing.yaml'], 3],
    [['live', 'http://127.0.0.1:9', '--base', 'base.yaml'], 4],
    [['all', 'base.yaml', '--base', 'base.yaml', '--live', 'http://127.0.0.1:9'], 5],
    [['all', '--live', 'http://127.0.0.1:9', '--base', 'base.yaml'], 4],
    [['all', '--base', 'base.yaml'], 2],
    [['spec'], 2],
    [['mocks'], 2],
    [['generated'], 2],
  ] as [string[], number][]) {
    const ended = await codeOf(node, args);
    if (ended !== code) failed += 1;
    const verdict = ended === code ? 'right' : `${ended} for ${code}`;
    console.log(`${stdout.trim()} ${args.slice(0, 2).join(' ')}: ${verdict}`);
  }
  for (const [what, first] of Object.entries(CRASHES)) {
    const before = ['--import', `data:text/javascript,${encodeURIComponent(first)}`];
    const ended = await codeOf(node, ['spec', 'base.yaml', '--base', 'base.yaml'], before);
    if (ended !== 70) failed += 1;
    console.log(`${stdout.trim()} ${what}: ${ended === 70 ? 'right' : `${ended} for 70`}`);
  }
}

function codeOf(node: string, args: string[], before: string[] = []): Promise<unknown> {
  const command = join(folder, 'node_modules', 'bullion-drift', 'bin', 'drift.js');
  return new Promise((settle) => {
    execFile(node, [...before, command, ...args], { cwd: folder, env: {} }).once('exit', settle);
  });
}
