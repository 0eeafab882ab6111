import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { main } from '../command/main.ts';
import { documentOf } from '../rules/rule.ts';

const names = fc.constantFrom('a', 'b', 'c');
const small = fc.integer({ min: 0, max: 4 });

/** Random schemas with keywords of all kinds, which may refer to each other. */
export const schemas = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom({}, true, false, { type: 'string' }, { $ref: '#/components/schemas/S' }),
    fc.record(
      { type: fc.constantFrom('string', 'null'), minLength: small, maxLength: small },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constant('string'),
        format: fc.constantFrom('date', 'uuid', 'odd'),
        pattern: fc.constantFrom('^a', '[', 'b$'),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('number', 'integer'),
        minimum: small,
        maximum: small,
        multipleOf: fc.constantFrom(1, 0.01, 3),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ enum: fc.array(fc.constantFrom('a', 'b', 1, null, true), { maxLength: 3 }) }),
    fc.record(
      {
        type: fc.constant('array'),
        items: tie('schema'),
        minItems: small,
        maxItems: small,
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('object', ['object', 'null']),
        properties: fc.dictionary(names, tie('schema'), { maxKeys: 3 }),
        required: fc.uniqueArray(names, { maxLength: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        minProperties: small,
        patternProperties: fc.dictionary(fc.constantFrom('^x', 'a'), tie('schema'), { maxKeys: 1 }),
        unevaluatedProperties: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      { allOf: fc.array(tie('schema'), { maxLength: 2 }), not: tie('schema') },
      { requiredKeys: ['allOf'] },
    ),
    fc.record({ anyOf: fc.array(tie('schema'), { maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ if: tie('schema'), else: tie('schema') }),
  ),
}));

const templates = fc.record(
  {
    openapi: fc.constantFrom('3.0.3', '3.1.0'),
    body: schemas.schema,
    answer: schemas.schema,
    parameters: fc.array(
      fc.record({
        name: names,
        in: fc.constantFrom('query', 'header'),
        required: fc.boolean(),
        schema: schemas.schema,
      }),
      { maxLength: 2 },
    ),
    headers: fc.dictionary(fc.constantFrom('X-A', 'X-B'), fc.record({ schema: schemas.schema }), {
      maxKeys: 2,
    }),
    shared: schemas.schema,
  },
  { requiredKeys: ['answer', 'shared'] },
);

/**
 * Runs the command twice on each pair of random documents; throws with the smallest failing pair.
 */
export async function fuzz(runs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const [base, revision] = [join(folder, 'base.json'), join(folder, 'revision.json')];
  try {
    await fc.assert(
      fc.asyncProperty(templates, templates, async (one, other) => {
        await writeFile(base, JSON.stringify(whole(one)));
        await writeFile(revision, JSON.stringify(whole(other)));
        return (await reported(base, revision)) === (await reported(base, revision));
      }),
      { numRuns: runs, seed: 20261122 },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Random = Parameters<typeof documentOf>[0] & { shared: unknown };

/** The report. Readable documents end with exit code 0 or 1. */
async function reported(base: string, revision: string): Promise<string> {
  let said = '';
  const listen = (text: string) => {
    said += text;
  };
  const args = ['spec', revision, '--base', base, '--format', 'json'];
  const exitCode = await main(args, { print: listen, complain: listen });
  if (exitCode !== 0 && exitCode !== 1) throw new Error(`Exit code ${exitCode}: ${said}`);
  return `${exitCode} ${said}`;
}

function whole({ shared, ...template }: Random): unknown {
  const root = { components: { schemas: { S: shared === true ? {} : loose(shared) } } };
  return documentOf({ ...template, root });
}

/** The shared schema must not be a reference to itself. */
function loose(shared: unknown): unknown {
  const referring = typeof shared === 'object' && shared !== null && '$ref' in shared;
  return referring ? { type: 'object', properties: { again: shared } } : shared;
}
