/**
 * `npm run drift:pack [FOLDER]`: packs the drift command as `bullion-drift`, for an API team
 * without a checkout. The package contains everything that the command needs, but not the shop's
 * dependencies.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import './drift-build.ts';

/**
 * Paths in the repository and in the package. `bin/drift.js` finds the other files relative to
 * itself.
 */
const FILES = {
  'bin/drift.js': 'bin/drift.js',
  dist: 'dist',
  LICENSE: 'LICENSE',
  'generated/openapi.json': 'generated/openapi.json',
  'scripts/drift/report/report.schema.json': 'report.schema.json',
};

const destination = resolve(process.argv[2] ?? 'dist');
const own = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, unknown>;
const folder = await mkdtemp(join(tmpdir(), 'drift-pack-'));
try {
  for (const [from, to] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await cp(from, join(folder, to), { recursive: true });
  }
  const guide = await readFile('docs/drift.md', 'utf8');
  const readme = guide
    .replace(/!\[.*?\]\(.*?\)\n\n/, '')
    .replace(/\(\S*\/report\.schema\.json\)/, '(report.schema.json)');
  await writeFile(join(folder, 'README.md'), readme);
  const manifest = {
    name: 'bullion-drift',
    version: own['version'],
    description: 'Has an API drifted from its OpenAPI contract, and what does that break?',
    license: own['license'],
    type: 'module',
    bin: own['bin'],
    engines: { node: '>=20' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await mkdir(destination, { recursive: true });
  const args = ['pack', '--json', '--loglevel', 'error', '--pack-destination', destination];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder });
  const [{ filename, size }] = JSON.parse(stdout) as [{ filename: string; size: number }];
  console.log(`${join(destination, filename)} (${(size / 1e6).toFixed(1)} MB)`);
} finally {
  await rm(folder, { recursive: true });
}
