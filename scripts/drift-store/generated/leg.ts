/**
 * Compares the generated code with the contract: no file is stale or missing, and both generated
 * clients send the same requests.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';

import { mockHandlers } from '#generated/mock-handlers.ts';
import { validators } from '#generated/validators.ts';

import { loadDocument, type ApiDocument } from '../../drift/document/document.ts';
import { operationsOf, type ApiOperation } from '../../drift/document/operations.ts';
import type { Drift, Leg } from '../../drift/finding.ts';
import { counted, finding } from '../mocks/judge.ts';
import { argumentSets, type Arguments } from './argument-sets.ts';
import { wireOfOpenapiFetch, wireOfOrval, type Wire } from './wire.ts';

type Options = { base: string };
type Module = Record<string, unknown>;
type Figures = { operations: number; calls: number };

const run = promisify(execFile);
const OWN = resolve('generated/openapi.json');

/** Stale files (only for the store's own contract), missing parts, and calls that differ. */
export const generatedLeg: Leg<Options> = async (options) => (await look(options)).drifts;

async function look({ base }: Options): Promise<{ drifts: Drift[] } & Figures> {
  const document = await loadDocument(base);
  const operations = operationsOf(document);
  const hooks = await hooksOf(operations);
  const stale = resolve(base) === OWN ? await staleFiles(document) : [];
  const { missing, present } = await completeness(document, operations, hooks);
  let calls = 0;
  const differences: Drift[] = [];
  for (const operation of present) {
    const sets = argumentSets(document, operation);
    calls += sets.length;
    differences.push(...(await differencesOf(document, operation, hooks, sets)));
  }
  const drifts = [...stale, ...missing, ...counted(differences)];
  return { drifts, operations: operations.length, calls };
}

/** For the score: the number of compared calls, and of calls that differ. */
export async function score(
  options: Options,
): Promise<Figures & { drifts: number; seconds: number }> {
  const started = performance.now();
  const { drifts, ...figures } = await look(options);
  return { ...figures, drifts: drifts.length, seconds: (performance.now() - started) / 1000 };
}

async function staleFiles(document: ApiDocument): Promise<Drift[]> {
  const { stderr } = await run(process.execPath, ['scripts/generate.ts', '--check']).catch(
    (error: { stderr: string }) => error,
  );
  const files = [...stderr.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file);
  return files.map((file) => ({
    id: 'generated-stale',
    wire: 'breaking' as const,
    code: 'compile' as const,
    direction: 'both' as const,
    title: `${file} is not what the contract says`,
    explanation:
      'The contract has changed since, or somebody has edited it. Run "npm run generate".',
    operations: [],
    pointer: '',
    at: file,
    location: document.place({ file: document.file, pointer: '' }),
  }));
}

/** The generated modules with fetchers and options, all in one. */
async function hooksOf(operations: readonly ApiOperation[]): Promise<Module> {
  const tags = new Set(
    operations.flatMap(({ node }) => (node.value as { tags?: string[] }).tags ?? []),
  );
  const modules = await Promise.all(
    [...tags].map((tag) =>
      (import(`../../../generated/hooks/${tag}/${tag}.ts`) as Promise<Module>).catch(
        (): Module => ({}),
      ),
    ),
  );
  return Object.assign({}, ...modules) as Module;
}

async function completeness(
  document: ApiDocument,
  operations: readonly ApiOperation[],
  hooks: Module,
) {
  const types = await readFile('generated/schema.d.ts', 'utf8');
  const missing: Drift[] = [];
  const present: ApiOperation[] = [];
  for (const operation of operations) {
    const { operationId: id } = operation;
    const lacks = partsOf(operation, hooks, types).filter(([, isThere]) => !isThere);
    if (lacks.length === 0) present.push(operation);
    for (const [part] of lacks) {
      missing.push(
        finding(
          document,
          { operation },
          {
            id: 'generated-missing',
            wire: 'breaking',
            title: `${id} has no generated ${part}`,
            explanation: 'Run "npm run generate", or see that the operation has a tag and an id.',
          },
        ),
      );
    }
  }
  return { missing, present };
}

function partsOf(operation: ApiOperation, hooks: Module, types: string): [string, boolean][] {
  const { operationId: id, parameters, requestBody, responses } = operation;
  const schemas = (validators as Record<string, object | undefined>)[id] ?? {};
  const places = new Set(parameters.map((one) => one.in));
  const answer = responses.find(({ status }) => status.startsWith('2'))?.content[0];
  const needed = [
    ...['path', 'query', 'header'].filter((place) => places.has(place)),
    ...(requestBody ? ['body'] : []),
    ...(answer && /json/.test(answer.mediaType) ? ['answer'] : []),
  ];
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  const options = [`get${name}QueryOptions`, `get${name}MutationOptions`];
  return [
    ['type', types.includes(`    ${id}: {\n`)],
    ['fetcher', typeof hooks[id] === 'function'],
    ['query or mutation options', options.some((one) => typeof hooks[one] === 'function')],
    ['handler', id in mockHandlers],
    ...needed.map((place): [string, boolean] => [`schema of its ${place}`, place in schemas]),
  ];
}

async function differencesOf(
  document: ApiDocument,
  operation: ApiOperation,
  hooks: Module,
  sets: readonly Arguments[],
): Promise<Drift[]> {
  const found: Drift[] = [];
  for (const set of sets) {
    const orval = await wireOfOrval(operation, hooks[operation.operationId] as never, set);
    const other = await wireOfOpenapiFetch(operation, set);
    for (const part of Object.keys(orval) as (keyof Wire)[]) {
      if (isDeepStrictEqual(orval[part], other[part])) continue;
      found.push(difference(document, operation, part, orval[part], other[part]));
    }
  }
  return found;
}

function difference(
  document: ApiDocument,
  operation: ApiOperation,
  part: keyof Wire,
  orval: unknown,
  other: unknown,
): Drift {
  const { operationId } = operation;
  const says = `${JSON.stringify(orval)} by orval, ${JSON.stringify(other)} by openapi-fetch`;
  return {
    ...finding(
      document,
      { operation },
      {
        id: `clients-differ-${part}`,
        wire: 'risky',
        title: `The two clients send another ${part} to ${operationId}`,
        explanation: `${says.slice(0, 400)}.`,
      },
    ),
    direction: 'request',
  };
}
