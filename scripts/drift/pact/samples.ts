import { fieldsOf } from '../document/node.ts';
import type { Contract } from '../exchange/contract.ts';
import { textOfFormat, textsOf } from '../spec/samples/text-samples.ts';
import type { Way } from './ways.ts';

/** Values that a contract allows. `isLoose`: a text of which it says nothing more. */
export type Sample = { value: unknown; isLoose: boolean };

const NUMBERS = [1.5, 0.5, 1, 0, 10, 100, -1];

/** Plain values that the ways allow: each of a list, else one of each type. */
export function samplesOf(contract: Contract, ways: Way[]): Sample[] {
  const found = new Map<string, Sample>();
  for (const way of ways) {
    for (const sample of samplesIn(contract, way)) {
      found.set(JSON.stringify(sample.value), sample);
    }
  }
  return [...found.values()];
}

function samplesIn(contract: Contract, way: Way): Sample[] {
  const fields = way.map(({ value }) => fieldsOf(value));
  // To make a judge of a large schema takes long, and types refuse most values.
  const isAllowed = (value: unknown) =>
    fields.every((schema) => hasType(schema, value)) &&
    way.every((node) => contract.judge(node, 'response')(value).length === 0);
  const listed = fields.flatMap(({ enum: values, const: only }) =>
    Array.isArray(values) ? (values as unknown[]) : only === undefined ? [] : [only],
  );
  const tight = (value: unknown): Sample[] => (isAllowed(value) ? [{ value, isLoose: false }] : []);
  // Without a type a schema allows all: it promises nothing, and that is told otherwise.
  if (!fields.some(({ type, enum: values, const: only }) => type ?? values ?? only)) return [];
  if (listed.length > 0) return [...listed, null].flatMap(tight);
  const first = (values: unknown[]) => values.flatMap(tight).slice(0, 1);
  return [
    ...tight(null),
    ...first([true, false]),
    ...first([...NUMBERS, ...fields.flatMap(({ minimum, maximum }) => [minimum, maximum])]),
    ...textIn(fields, isAllowed),
  ];
}

function hasType({ type, nullable }: Record<string, unknown>, value: unknown): boolean {
  if (type === undefined || nullable === true) return true;
  const types = new Set([type].flat());
  if (typeof value === 'number') return types.has('number') || types.has('integer');
  return types.has(value === null ? 'null' : typeof value);
}

function textIn(
  fields: Record<string, unknown>[],
  isAllowed: (value: unknown) => boolean,
): Sample[] {
  const texts = fields.flatMap(({ format, pattern }) => [
    ...(typeof pattern === 'string' ? textsOf(pattern) : []),
    ...(typeof format === 'string' ? [textOfFormat(format)] : []),
  ]);
  const least = Math.max(1, ...fields.map(({ minLength }) => Number(minLength ?? 1)));
  const plain = ['text', 'x'.repeat(Math.min(least, 10_000)), 'x'];
  const value = [...texts, ...plain].find((each) => each !== undefined && isAllowed(each));
  return value === undefined ? [] : [{ value, isLoose: !texts.includes(value) }];
}
