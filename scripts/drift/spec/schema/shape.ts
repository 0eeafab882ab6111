import type { Discriminator } from '../../document/discriminator.ts';
import type { ApiDocument } from '../../document/document.ts';
import type { Side } from '../../document/json-schema.ts';
import type { Node } from '../../document/node.ts';
import type { Watch } from '../../watch.ts';

export type TypeName = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';
export const TYPES: TypeName[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Schemas that a value must all match. With none, every value is valid. */
export type Parts = Node[];

/** The document of a schema and the side that sends its values; `watch` follows the comparison. */
export type Reading = { document: ApiDocument; side: Side; watch?: Watch };

export type Bound = { value: number; exclusive: boolean };

/** The rules of one schema for an object's members. Several schemas apply together. */
type ObjectLayer = {
  properties: Map<string, Node>;
  patterns: [string, Node][];
  additional?: Node;
};

type ArrayLayer = { prefix: Node[]; items?: Node };

/** A condition that is compared as a whole: `if`, `not`, `contains`, `dependentSchemas`. */
export type Condition = {
  keyword: string;
  node: Node;
  schemas: Node[];
  text: string;
  /** The schemas that a value must match, each for values that match others. */
  branches?: { when: Parts; asked: Node }[];
  /** For `contains`: the numbers of items that may or must match. */
  counts?: number[];
};

/**
 * One way to be valid. While schemas are merged it may have several types; then it is split by
 * type, without keywords that do not apply to the type.
 */
export type Shape = {
  types: Set<TypeName>;
  /** The schema that it is made of, with references followed. */
  node?: Node;
  /** The keys of the schemas on the way to it. */
  labels: string[];
  /** The place of each keyword. */
  from: Map<string, Node>;
  /** With `enum` or `const`: all valid values. */
  values?: unknown[];
  /** `nullable` beside an `enum` without null: null is refused, and was perhaps meant. */
  meansNull?: boolean;
  /** With `x-extensible-enum`: the known values, beside which others are valid. */
  extensible?: unknown[];
  min?: Bound;
  max?: Bound;
  multiples: number[];
  /** Length of a string, items of an array, members of an object. */
  sizes: Map<SizeKeyword, number>;
  patterns: string[];
  formats: string[];
  encoding?: string;
  unique: boolean;
  objects: ObjectLayer[];
  required: Map<string, Node>;
  unevaluated: Node[];
  names: Node[];
  dependent: Map<string, Node>;
  arrays: ArrayLayer[];
  conditions: Condition[];
  discriminators: Discriminator[];
};

/** The ways to be valid by type: those of one type are alternatives. A missing type is invalid. */
export type Canon = Map<TypeName, Shape[]>;

export type SizeKeyword =
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';

/** The size keywords of each type. */
export const SIZES: Partial<Record<TypeName, SizeKeyword[]>> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  object: ['minProperties', 'maxProperties'],
};

export function anyShape(): Shape {
  return {
    types: new Set(TYPES),
    labels: [],
    from: new Map(),
    multiples: [],
    sizes: new Map(),
    patterns: [],
    formats: [],
    unique: false,
    objects: [],
    required: new Map(),
    unevaluated: [],
    names: [],
    dependent: new Map(),
    arrays: [],
    conditions: [],
    discriminators: [],
  };
}

export function copyOf(shape: Shape): Shape {
  return {
    ...shape,
    types: new Set(shape.types),
    labels: [...shape.labels],
    from: new Map(shape.from),
    multiples: [...shape.multiples],
    sizes: new Map(shape.sizes),
    patterns: [...shape.patterns],
    formats: [...shape.formats],
    objects: [...shape.objects],
    required: new Map(shape.required),
    unevaluated: [...shape.unevaluated],
    names: [...shape.names],
    dependent: new Map(shape.dependent),
    arrays: [...shape.arrays],
    conditions: [...shape.conditions],
    discriminators: [...shape.discriminators],
  };
}

export function typeOfValue(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as TypeName;
}

/** A text that is the same for equal JSON values, regardless of the order of members. */
export function stableText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(stableText).join()}]`;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inside]) => `${JSON.stringify(name)}:${stableText(inside)}`).join()}}`;
}
