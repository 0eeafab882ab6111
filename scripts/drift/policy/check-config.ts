import type { ErrorObject } from 'ajv';

import { namesOf } from '../document/node.ts';
import { readOwnYaml } from '../document/own-yaml.ts';
import { Refusal, type Place } from '../finding.ts';
import { guess } from './nearest.ts';
import schema from './config.schema.json' with { type: 'json' };

type Way = (string | number)[];

/** A configuration that is as its schema says, with the places of its parts. */
export type Checked<Written> = {
  value: Written | null;
  placeOf: (way: Way, part?: 'key' | 'value') => Place;
};

type Fields = Record<string, unknown>;

/** Reads a configuration. Throws a `Refusal` (2) at what its schema does not allow. */
export async function readChecked<Written>(text: string, file: string): Promise<Checked<Written>> {
  const { value, placeOf: placeIn } = await readOwnYaml(text, file, 'The configuration');
  const placeOf = (way: Way, part: 'key' | 'value' = 'value') =>
    placeIn(way.map(String), part === 'value' ? part : undefined);
  await check(value, placeOf);
  return { value: value as Written | null, placeOf };
}

async function check(value: unknown, placeOf: Checked<unknown>['placeOf']): Promise<void> {
  const { ajvFor } = await import('../document/ajv.ts');
  const validate = ajvFor({ verbose: true }).compile(schema);
  if (validate(value)) return;
  // Of alternatives the last error is about all of them.
  const error = validate.errors?.find(({ keyword }) => keyword === 'anyOf') ?? validate.errors?.[0];
  if (!error) return;
  const way = namesOf(error.instancePath);
  const { additionalProperty } = error.params as { additionalProperty?: string };
  const place =
    additionalProperty === undefined ? placeOf(way) : placeOf([...way, additionalProperty], 'key');
  throw new Refusal(2, wordsOf(error, way), place);
}

type Wrong = { name: string; is: string; params: Fields; known: string[] };

/** What is wrong, and what is right, by the keyword of the schema. */
const WORDS: Record<string, (wrong: Wrong) => string> = {
  additionalProperties: ({ name, params, known }) => {
    const unknown = String(params['additionalProperty']);
    const near = guess(unknown, known) || ` It has ${known.join(', ')}.`;
    return `${name} has no "${unknown}".${near}`;
  },
  anyOf: ({ name }) => `${name} says not what it is about: rule, operation, path or pointer.`,
  required: ({ name, params }) => `${name} says no ${String(params['missingProperty'])}.`,
  pattern: ({ name }) => `${name} is empty.`,
  minLength: ({ name }) => `${name} is empty.`,
  minItems: ({ name }) => `${name} is empty.`,
  minimum: ({ name, params, is }) => `${name} is at least ${String(params['limit'])}, not ${is}.`,
  format: ({ name, is }) => `${name} is no day like 2027-01-31: ${is}.`,
  enum: ({ name, params, is }) => {
    const words = (params['allowedValues'] as unknown[]).join(', ');
    return `${name} is one of ${words}, not ${is}.`;
  },
  type: ({ name, params, is }) => `${name} is ${typeWords([params['type']].flat())}, not ${is}.`,
};

function wordsOf({ keyword, params, data, parentSchema }: ErrorObject, way: string[]): string {
  const name = way.length === 0 ? 'The configuration' : `"${nameOf(way)}"`;
  const known = Object.keys((parentSchema?.['properties'] ?? {}) as Fields);
  const wrong = { name, is: JSON.stringify(data), params: params as Fields, known };
  return WORDS[keyword]?.(wrong) ?? `${name} is not as the schema says (${keyword}).`;
}

/** `ignore[0].reason`. */
function nameOf(way: string[]): string {
  const parts = way.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`));
  return parts.join('').replace(/^\./, '');
}

const TYPES: Record<string, string> = {
  object: 'a mapping',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
};

function typeWords(types: unknown[]): string {
  return types.flatMap((type) => TYPES[String(type)] ?? []).join(' or ');
}
