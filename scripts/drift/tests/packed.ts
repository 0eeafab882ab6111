import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { CONTRACT } from './exchanges/rows.ts';

const run = promisify(execFile);

/** The packed command in a folder with nothing else but the contract of the exchanges. */
export type Packed = {
  folder: string;
  /** The file that Node runs. */
  command: string;
  remove: () => Promise<void>;
};

/** Packs the package and installs it. With further packages, npm may ask its registry. */
export async function installPacked(...packages: string[]): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'drift-package-'));
  const pack = ['pack', '--loglevel', 'error', '--pack-destination', folder];
  await run('npm', pack, { cwd: dirname(import.meta.dirname) });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  await writeFile(join(folder, 'package.json'), '{ "name": "some-api", "private": true }');
  // Offline, so that a missing dependency fails the installation.
  const how = ['--no-audit', '--no-fund', ...(packages.length > 0 ? [] : ['--offline'])];
  await run('npm', ['install', ...how, `./${archive}`, ...packages], { cwd: folder });
  await copyFile(CONTRACT, join(folder, 'today.yaml'));
  const command = join(folder, 'node_modules', '.bin', 'bullion-drift');
  return { folder, command, remove: () => rm(folder, { recursive: true }) };
}

/** A document whose schemas refer to each other in a chain; the last has a limit. */
export function chain(length: number, maxLength: number): object {
  const links = Array.from({ length }, (_, index) => [
    `Link${index}`,
    { type: 'object', properties: { next: linkTo(index + 1) } },
  ]);
  const schemas = {
    ...Object.fromEntries(links),
    [`Link${length}`]: { type: 'string', maxLength },
  } as object;
  const content = { 'application/json': { schema: linkTo(0) } };
  const post = {
    operationId: 'postChain',
    requestBody: { content },
    responses: { '204': { description: 'Done.' } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Chain', version: '1' },
    paths: { '/chain': { post } },
    components: { schemas },
  };
}

function linkTo(index: number): object {
  return { $ref: `#/components/schemas/Link${index}` };
}
