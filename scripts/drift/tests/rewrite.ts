import { namesOf } from '../document/node.ts';
import type { Fields } from './removable.ts';

/** References within references are kept below this, so that no document grows without end. */
const DEEPEST = 2;

/**
 * The same document with a copy of the part in place of each reference. The names of components are
 * values where a discriminator has no mapping, so that references to and around those are kept.
 */
export function flattened(document: Fields): Fields {
  const is31 = String(document['openapi']).startsWith('3.1');
  return inline(document, 0) as Fields;

  function inline(value: unknown, depth: number): unknown {
    if (Array.isArray(value)) return value.map((each) => inline(each, depth));
    if (!isFields(value) || isNamed(value)) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string' || !$ref.startsWith('#/')) return eachOf(value, depth);
    const part = partAt($ref);
    if (depth === DEEPEST || !isFields(part) || isNamed(part) || holdsName(part)) return value;
    return joined($ref, inline(part, depth + 1) as Fields, beside);
  }

  /** What stands beside a reference counts in 3.1. */
  function joined($ref: string, copy: Fields, beside: Fields): Fields {
    if (!is31 || Object.keys(beside).length === 0) return copy;
    return $ref.startsWith('#/components/schemas/')
      ? { allOf: [copy, beside] }
      : { ...copy, ...beside };
  }

  function eachOf(value: Fields, depth: number): Fields {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([name, inside]) => [name, inline(inside, depth)]));
  }

  function partAt($ref: string): unknown {
    return namesOf(decodeURIComponent($ref.slice(1))).reduce<unknown>(
      (part, name) => (part as Fields | undefined)?.[name],
      document,
    );
  }

  /** Whether it extends a part that a discriminator tells by its name. */
  function holdsName({ allOf }: Fields): boolean {
    const parts = (Array.isArray(allOf) ? allOf : []) as Fields[];
    return parts.some(({ $ref }) => {
      const part = typeof $ref === 'string' ? partAt($ref) : undefined;
      return isFields(part) && (isNamed(part) || holdsName(part));
    });
  }
}

function isNamed(schema: Fields): boolean {
  return isFields(schema['discriminator']);
}

/** A document of 3.0 in the words of 3.1. */
export function inVersion31(document: Fields): Fields {
  return { ...(rewritten(document) as Fields), openapi: '3.1.0' };
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten);
  if (!isFields(value)) return value;
  const { $ref } = value;
  // 3.0 ignores what stands beside a reference.
  if (typeof $ref === 'string') return { $ref };
  const entries = Object.entries(value).map(([name, inside]) => [name, rewritten(inside)]);
  const copy = Object.fromEntries(entries) as Fields;
  return withBounds(withNull(copy));
}

function withNull(schema: Fields): Fields {
  if (typeof schema['nullable'] !== 'boolean') return schema;
  const { nullable, type, enum: values, ...rest } = schema;
  // GitHub writes it beside allOf, without a type of its own.
  if (nullable && type === undefined && values === undefined && Object.keys(rest).length > 0) {
    return { anyOf: [rest, { type: 'null' }] };
  }
  const isNull = nullable && typeof type === 'string';
  const list = Array.isArray(values) && isNull ? [...new Set([...values, null])] : values;
  return {
    ...rest,
    ...(type === undefined ? {} : { type: isNull ? [type, 'null'] : type }),
    ...(list === undefined ? {} : { enum: list }),
  };
}

function withBounds(schema: Fields): Fields {
  const result = { ...schema };
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof result[exclusive] !== 'boolean') continue;
    const isExclusive = result[exclusive] && typeof result[bound] === 'number';
    delete result[exclusive];
    if (!isExclusive) continue;
    result[exclusive] = result[bound];
    delete result[bound];
  }
  return result;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
