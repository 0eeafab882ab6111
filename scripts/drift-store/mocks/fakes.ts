import { faker } from '@faker-js/faker/locale/en';
import { generateSync } from 'json-schema-faker';

import { operations } from '#generated/operations.ts';

import type { ApiDocument } from '../../drift/document/document.ts';
import type { Drift } from '../../drift/finding.ts';
import { finding, refusalsOf, type Answer } from './judge.ts';

type Maker = () => unknown;
type Refused = ReturnType<Answer['byAjv']>;

/** Judges the generated fakes over many seeds; both validators must accept them. */
export async function fakeDrifts(document: ApiDocument, answers: readonly Answer[], seeds: number) {
  const makers = await generatedFakes();
  const successes = answers.filter(({ byZod }) => byZod);
  return successes.flatMap((answer): Drift[] => {
    const { operationId } = answer.operation;
    const maker = makers.get(operationId);
    if (!maker) {
      return [
        finding(
          document,
          { operation: answer.operation },
          {
            id: 'mock-missing',
            wire: 'breaking',
            title: `${operationId} has no generated fake`,
            explanation: 'Tests and stories that call it are answered by nothing.',
          },
        ),
      ];
    }
    return distinct(maker, seeds).flatMap((value) => refusedFake(document, answer, value));
  });
}

async function generatedFakes(): Promise<Map<string, Maker>> {
  const tags = new Set(Object.values(operations).map(({ tag }) => tag));
  const modules = await Promise.all(
    [...tags].map(
      (tag) =>
        import(`../../../generated/hooks/${tag}/${tag}.msw.ts`) as Promise<Record<string, Maker>>,
    ),
  );
  const all = new Map(modules.flatMap((module) => Object.entries(module)));
  return new Map(
    Object.keys(operations).flatMap((id) => {
      const maker = all.get(`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`);
      return maker ? [[id, maker] as const] : [];
    }),
  );
}

/** The distinct values of a fake over all seeds; most fakes return the contract's example. */
function distinct(maker: Maker, seeds: number): unknown[] {
  const found = new Map<string, unknown>();
  // Seeding takes longer than returning an example a thousand times.
  const draws = /\bfaker\b|Mock\(/.test(String(maker)) ? seeds : 1;
  for (let seed = 1; seed <= draws; seed += 1) {
    faker.seed(seed);
    const value = maker();
    found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

/** Judges the contract's examples, including those of failures. */
export function exampleDrifts(document: ApiDocument, answers: readonly Answer[]): Drift[] {
  return answers.flatMap((answer) =>
    answer.response.content.flatMap(({ node }) => {
      const { example } = node.value as { example?: unknown };
      return example === undefined ? [] : refusedFake(document, answer, example);
    }),
  );
}

/**
 * Random values for each schema: valid ones, some that violate a limit or a format, and some
 * without a required field. ajv and zod must agree on each, or the store would accept answers that
 * the contract refuses. Operations with the same schema share the values and the verdicts of ajv.
 */
export function disagreements(document: ApiDocument, answers: readonly Answer[], seeds: number) {
  const judged = answers.filter(({ byZod }) => byZod);
  return [...Map.groupBy(judged, ({ schema }) => schema)].flatMap(([schema, sharing]) => {
    const found: Drift[] = [];
    for (const value of drawn(schema, seeds)) {
      const refusal = sharing[0]?.byAjv(value);
      for (const answer of sharing) found.push(...disagreement(document, answer, value, refusal));
    }
    return found;
  });
}

/** Drops equal values: small answers have few variants. */
function* drawn(schema: object, seeds: number): Generator<unknown> {
  const seen = new Set<string>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    const options = { seed, optionalsProbability: 0.5, maxItems: 3 };
    const whole = generateSync(schema as never, options);
    for (const value of [whole, lacking(whole, seed)]) {
      const text = JSON.stringify(value);
      if (!seen.has(text)) yield value;
      seen.add(text);
    }
  }
}

function disagreement(
  document: ApiDocument,
  { operation, response, byZod }: Answer,
  value: unknown,
  ajv: Refused,
): Drift[] {
  const zod = byZod?.(value);
  if (Boolean(ajv) === Boolean(zod)) return [];
  const refusal = ajv ?? zod;
  const [strict, lenient] = ajv ? ['ajv', 'zod'] : ['zod', 'ajv'];
  const place = { operation, status: response.status, field: refusal?.pointer ?? '' };
  return [
    finding(document, place, {
      id: 'validators-disagree',
      wire: 'risky',
      title: `${operation.operationId}: ${strict} refuses what ${lenient} takes`,
      explanation: `${refusal?.pointer || 'The answer'} ${refusal?.says}, says ${strict}.`,
    }),
  ];
}

/** Removes one field of a value, at a depth chosen by the seed. */
function lacking(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((one) => lacking(one, seed));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const [name, inner] = fields[seed % fields.length] ?? [];
  if (name === undefined) return value;
  const isDeeper = typeof inner === 'object' && inner !== null && seed % 4 !== 0;
  if (!isDeeper) return Object.fromEntries(fields.filter(([one]) => one !== name));
  return { ...value, [name]: lacking(inner, seed >> 1) };
}

function refusedFake(document: ApiDocument, answer: Answer, value: unknown): Drift[] {
  const title = `The fake answer of ${answer.operation.operationId} is not what the contract says`;
  return refusalsOf(document, answer, value, { id: 'mock-fake-refused', title });
}
