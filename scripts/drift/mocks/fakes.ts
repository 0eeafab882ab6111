import { faker } from '@faker-js/faker/locale/en';
import { generateSync } from 'json-schema-faker';

import { operations } from '#generated/operations.ts';

import type { ApiDocument } from '../document/document.ts';
import type { Drift } from '../finding.ts';
import { finding, type Answer } from './judge.ts';

type Maker = () => unknown;

/** The generated fakes over many seeds: what both validators must take. */
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
    return distinct(maker, seeds).flatMap((value) => refusalsOf(document, answer, value));
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

/** What a maker makes of each seed, each value once: most answer with the contract's example. */
function distinct(maker: Maker, seeds: number): unknown[] {
  const found = new Map<string, unknown>();
  for (let seed = 1; seed <= seeds; seed += 1) {
    faker.seed(seed);
    const value = maker();
    found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

/** The contract's own examples, of failures too: what is shown must be what is meant. */
export function exampleDrifts(document: ApiDocument, answers: readonly Answer[]): Drift[] {
  return answers.flatMap((answer) =>
    answer.response.content.flatMap(({ node }) => {
      const { example } = node.value as { example?: unknown };
      return example === undefined ? [] : refusalsOf(document, answer, example);
    }),
  );
}

/**
 * Values drawn from each schema, valid ones, such as miss a bound or a format, and such as lack a
 * field: whatever they are, ajv and zod must be of one mind, or the store takes what the contract
 * refuses.
 */
export function disagreements(document: ApiDocument, answers: readonly Answer[], seeds: number) {
  return answers.flatMap((answer): Drift[] => {
    if (!answer.byZod) return [];
    const found: Drift[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const options = { seed, optionalsProbability: 0.5, maxItems: 3 };
      const value = generateSync(answer.schema as never, options);
      found.push(...disagreement(document, answer, value));
      found.push(...disagreement(document, answer, lacking(value, seed)));
    }
    return found;
  });
}

function disagreement(document: ApiDocument, answer: Answer, value: unknown): Drift[] {
  const { operation, response, byAjv, byZod } = answer;
  const [ajv, zod] = [byAjv(value), byZod?.(value)];
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

/** A value without one of its fields, at some depth that the seed chooses. */
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

function refusalsOf(document: ApiDocument, answer: Answer, value: unknown): Drift[] {
  const { operation, response, byAjv, byZod } = answer;
  const judged = [
    ['ajv', byAjv(value)],
    ['zod', byZod?.(value)],
  ] as const;
  return judged.flatMap(([name, refusal]) =>
    refusal
      ? [
          finding(
            document,
            { operation, status: response.status, field: refusal.pointer },
            {
              id: 'mock-fake-refused',
              wire: 'breaking',
              title: `The fake answer of ${operation.operationId} is not what the contract says`,
              explanation: `${refusal.pointer || 'It'} ${refusal.says}, says ${name}.`,
            },
          ),
        ]
      : [],
  );
}
