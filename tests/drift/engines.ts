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
    [['all', 'base.yaml', '--base', 'base.yaml', '--live', 'http://127.0.0.1:9'], 2],
    [['spec'], 2],
    [['mocks'], 2],
    [['generated'], 2],
  ] as [string[], number][]) {
    const ended = await codeOf(node, args);
    if (ended !== code) failed += 1;
    const verdict = ended === code ? 'right' : `${ended} for ${code}`;
    console.log(`${stdout.trim()} ${args.slice(0, 2).join(' ')}: ${verdict}`);
  }
}

function codeOf(node: string, args: string[]): Promise<unknown> {
  const command = join(folder, 'node_modules', 'bullion-drift', 'bin', 'drift.js');
  return new Promise((settle) => {
    execFile(node, [command, ...args], { cwd: folder, env: {} }).once('exit', settle);
  });
}
