/**
 * `npm run drift:engines`: the packed command on each Node that it promises. They are npm packages,
 * fetched into a temporary folder; `npm ci` does not bring them.
 */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chain, installPacked } from './packed.ts';

const VERSIONS = [20, 22, 24, 26];
/** What makes the command itself fail, as a module that runs before it. */
const CRASHES = {
  'an error while it prints': `process.stdout.write = () => { throw new TypeError('no paper'); }`,
  'an error that nobody catches': `process.on('newListener', (name) => {
    if (name === 'uncaughtException') setImmediate(() => { throw new Error('late'); });
  })`,
};
const EXITS: [string[], number][] = [
  [['--help'], 0],
  [['spec', 'today.yaml', 'today.yaml'], 0],
  [['spec', 'today.json', 'next.json'], 1],
  [['har', 'program.js', '--base', 'today.yaml'], 3],
  [['spec', 'today.yaml', 'missing.yaml'], 3],
  [['live', 'http://127.0.0.1:9', '--base', 'today.yaml'], 4],
  [['all', 'today.yaml', '--base', 'today.yaml', '--live', 'http://127.0.0.1:9'], 5],
  [['all', '--live', 'http://127.0.0.1:9', '--base', 'today.yaml'], 4],
  [['all', '--base', 'today.yaml'], 2],
  [['spec', 'today.yaml'], 2],
  [['spec'], 2],
  [['mocks'], 2],
  [['generated'], 2],
];

const nodes = VERSIONS.map((version) => `node${version}@npm:node@${version}`);
const { folder, command, remove } = await installPacked(...nodes);
let failed = 0;
try {
  await writeFile(join(folder, 'program.js'), 'No recording.\n');
  await writeFile(join(folder, 'today.json'), JSON.stringify(chain(3_000, 20)));
  await writeFile(join(folder, 'next.json'), JSON.stringify(chain(3_000, 10)));
  for (const version of VERSIONS) await tryOn(version);
} finally {
  await remove();
}
process.exitCode = failed > 0 ? 1 : 0;

/** Each leg, and each exit code that needs no server of ours. */
async function tryOn(version: number): Promise<void> {
  const node = join(folder, 'node_modules', `node${version}`, 'bin', 'node');
  const { stdout } = await promisify(execFile)(node, ['--version']);
  for (const [args, code] of EXITS) {
    tell(`${stdout.trim()} ${args.join(' ')}`, await codeOf(node, args), code);
  }
  for (const [what, first] of Object.entries(CRASHES)) {
    const before = ['--import', `data:text/javascript,${encodeURIComponent(first)}`];
    const ended = await codeOf(node, ['spec', 'today.yaml', 'today.yaml'], before);
    tell(`${stdout.trim()} ${what}`, ended, 70);
  }
}

function tell(what: string, ended: unknown, code: number): void {
  if (ended !== code) failed += 1;
  console.log(`${what}: ${ended === code ? 'right' : `${String(ended)} for ${code}`}`);
}

function codeOf(node: string, args: string[], before: string[] = []): Promise<unknown> {
  return new Promise((settle) => {
    const child = execFile(node, [...before, command, ...args], { cwd: folder, env: {} });
    child.once('exit', settle);
  });
}
