import * as fc from 'fast-check';

import { ajvFor } from '../document/ajv.ts';
import { documentFrom } from '../document/document.ts';
import type { Drift } from '../finding.ts';
import { compareDocuments } from '../spec/leg.ts';
import { schemas } from './fuzz.ts';

type Fields = Record<string, unknown>;
type Random = { shared: unknown; bodies: unknown[]; answers: unknown[] };

/** Schemas that ajv can read; others are for the command to survive. */
const valid = schemas.schema.filter((schema) => {
  const text = JSON.stringify(schema);
  return !/"(anyOf|allOf|oneOf|enum)":\[\]|"\["/.test(text);
});
const SHARED = { $ref: '#/components/schemas/S' };
const used = fc.array(fc.oneof(fc.constant(SHARED), valid), {
  minLength: 2,
  maxLength: 2,
});
const documents = fc.record({
  shared: valid.filter((schema) => !JSON.stringify(schema).includes('$ref')),
  bodies: used,
  answers: used,
});

/** Two operations, or the one of that number, with a body and an answer each. */
function documentOf({ shared, bodies, answers }: Random, only?: number): Fields {
  const paths = bodies.map((body, index) => [
    `/${index}`,
    {
      post: {
        operationId: `op${index}`,
        requestBody: { required: true, content: content(body) },
        responses: { 200: { description: 'Done.', content: content(answers[index]) } },
      },
    },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Random', version: '1' },
    paths: Object.fromEntries(only === undefined ? paths : paths.slice(only, only + 1)),
    components: { schemas: { S: shared } },
  };
}

function content(schema: unknown): Fields {
  return { 'application/json': { schema } };
}

/**
 * Compares random documents, and throws with the smallest pair of which a finding is not true: a
 * witness that its own schema refuses or the other accepts, or an operation of which it is not so.
 */
export function checkTruths(runs: number): { witnesses: number; operations: number } {
  const seen = { witnesses: 0, operations: 0 };
  fc.assert(
    fc.property(documents, documents, (base, revision) => {
      const alone = [0, 1].map((only) => found(base, revision, only));
      for (const drift of found(base, revision)) {
        if (drift.witness && !drift.witness.reason.endsWith('is shown')) {
          checkWitness(drift, base, revision);
          seen.witnesses += 1;
        }
        for (const operation of drift.operations) {
          checkOperation(drift, operation, alone[Number(operation.slice(2))] ?? []);
          seen.operations += 1;
        }
      }
    }),
    { numRuns: runs, seed: 20261126, endOnFailure: true },
  );
  return seen;
}

function found(base: Random, revision: Random, only?: number): Drift[] {
  return compareDocuments(
    documentFrom(documentOf(base, only)),
    documentFrom(documentOf(revision, only)),
  );
}

/** Judged by ajv on the document as it is written, not as the command reads it. */
function checkWitness({ at, title, witness }: Drift, base: Random, revision: Random): void {
  const accepts = (random: Random) => {
    const [, number = '0', kind = ''] = /^op(\d) (request|response)/.exec(at) ?? [];
    const place = kind === 'request' ? 'requestBody' : 'responses/200';
    const $ref = `doc#/paths/~1${number}/post/${place}/content/application~1json/schema`;
    const ajv = ajvFor().addSchema(documentOf(random), 'doc');
    return ajv.compile({ $ref })(witness?.value);
  };
  const shown = { base: accepts(base), revision: accepts(revision) };
  const isAsked = witness?.acceptedBy === 'base';
  if (shown.base !== isAsked || shown.revision === isAsked) {
    throw new Error(`${title}: ${JSON.stringify(witness)} is ${JSON.stringify(shown)}`);
  }
}

/** `alone`: the findings when there is no other operation. */
function checkOperation(drift: Drift, operation: string, alone: Drift[]): void {
  if (alone.every((each) => kindOf(each) !== kindOf(drift))) {
    throw new Error(`${drift.at}: ${kindOf(drift)} is not so of ${operation}`);
  }
}

function kindOf({ id, wire }: Drift): string {
  return `${wire} ${id.replace(/^(request|response)-/, '')}`;
}
