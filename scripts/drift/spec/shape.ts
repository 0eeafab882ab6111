import type { Discriminator } from '../document/discriminator.ts';
import type { ApiDocument } from '../document/document.ts';
import type { Side } from '../document/json-schema.ts';
import type { Node } from '../document/node.ts';

export type TypeName = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';
export const TYPES: TypeName[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Schemas that hold together: a value must suit each. None: everything suits. */
export type Parts = Node[];

/** A schema as it is read: in which document, and sent by whom. */
export type Reading = { document: ApiDocument; side: Side };

export type Bound = { value: number; exclusive: boolean };

/** What one schema says of an object's members; several hold together. */
type ObjectLayer = {
  properties: Map<string, Node>;
  patterns: [string, Node][];
  additional?: Node;
};

type ArrayLayer = { prefix: Node[]; items?: Node };

/** A condition that is only compared whole: `if`, `not`, `contains`, `dependentSchemas`. */
type Condition = {
  keyword: string;
  node: Node;
  schemas: Node[];
  text: string;
  /** Of `contains`: how many items may, or have to, suit. */
  counts?: number[];
};

/**
 * One way to be valid. While schemas are put together it may be of several types; afterwards each
 * is of one, and keywords that say nothing about that type are left out.
 */
export type Shape = {
  types: Set<TypeName>;
  /** The schema that it was first written as, references followed. */
  node?: Node;
  /** The keys of the schemas that it was reached through. */
  labels: string[];
  /** Where a keyword was written. */
  from: Map<string, Node>;
  /** With `enum` or `const`: every value there is. */
  values?: unknown[];
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

/** The ways to be valid, by type: those of one type are alternatives. No entry: never that type. */
export type Canon = Map<TypeName, Shape[]>;

export type SizeKeyword =
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';

/** What is about one type only; the rest is about all. */
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

/** A text that is the same for equal JSON values, whatever the order of their members. */
export function stableText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(stableText).join()}]`;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, inside]) => `${JSON.stringify(name)}:${stableText(inside)}`).join()}}`;
}
