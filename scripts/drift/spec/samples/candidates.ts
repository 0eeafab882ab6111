import { isFields } from '../../document/node.ts';
import { canonOf, keyOfParts } from '../schema/canon.ts';
import { itemParts, memberNames, memberOf, otherMembers, patternsOf } from '../schema/members.ts';
import { listsOf, neededOf, usualMembers, usualOf, usualValue } from './samples.ts';
import {
  TYPES,
  typeOfValue,
  type Parts,
  type Reading,
  type Shape,
  type TypeName,
} from '../schema/shape.ts';
import { formOf } from './forms.ts';
import { textsAround, textsOf } from './text-samples.ts';

/** A schema with the document and side that read it. */
export type Read = { reading: Reading; parts: Parts };

/**
 * Items of the longest list that is tried. A limit beyond it would show no difference, and be taken for
 * one without effect.
 */
const LONGEST_LIST = 1_000;

const DEEPEST = 2;
const MOST = 240;
const MOST_OF_A_MEMBER = 24;
const OTHERS = ['x', 1.5, -1, true, null, [], {}];

const MOST_KNOWN = 1_000;
const known = new WeakMap<Reading, WeakMap<Reading, Map<string, unknown[]>>>();

/**
 * Values at and around the limits of two schemas, usual ones first, always in the same order. They
 * match both schemas, one of them, or none. Worked out once: members share schemas.
 */
export function candidates(one: Read, other: Read, depth = 0): unknown[] {
  const others = known.get(one.reading) ?? new WeakMap<Reading, Map<string, unknown[]>>();
  known.set(one.reading, others);
  const memory = others.get(other.reading) ?? new Map<string, unknown[]>();
  others.set(other.reading, memory);
  const key = `${depth} ${keyOfParts(one.parts)} | ${keyOfParts(other.parts)}`;
  const values = memory.get(key) ?? workedOut(one, other, depth);
  if (memory.size > MOST_KNOWN) memory.clear();
  memory.set(key, values);
  return values;
}

function workedOut(one: Read, other: Read, depth: number): unknown[] {
  one.reading.watch?.check();
  if (depth > DEEPEST) return [usualValue(one.reading, one.parts, depth)];
  const first = canonOf(one.reading, one.parts);
  const second = canonOf(other.reading, other.parts);
  const values = TYPES.flatMap((type) => {
    const ways = (first.get(type) ?? []).slice(0, 8);
    const others = (second.get(type) ?? []).slice(0, 8);
    const lists = ways.flatMap((way) =>
      (others.length > 0 ? others : [way]).map((next) =>
        around(one.reading, way, other.reading, next, depth),
      ),
    );
    return ways.length > 0
      ? inTurn(lists)
      : others.flatMap((next) => around(other.reading, next, other.reading, next, depth));
  });
  return unique([...values.slice(0, 2 * MOST), ...OTHERS]).slice(0, MOST);
}

/** The first of each list, then the second: an alternative with many must not hide the others. */
function inTurn(lists: unknown[][]): unknown[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.filter(({ length }) => index < length).map((list) => list[index]),
  ).flat();
}

function unique(values: unknown[]): unknown[] {
  const defined = values.filter((value) => value !== undefined);
  return [...new Map(defined.map((value) => [formOf(value), value])).values()];
}

function around(
  reading: Reading,
  shape: Shape,
  otherReading: Reading,
  other: Shape,
  depth: number,
): unknown[] {
  const usual = [usualOf(reading, shape, depth), usualOf(otherReading, other, depth)];
  const listed = [...(shape.values ?? []), ...(other.values ?? [])];
  const pair: Pair = { reading, shape, otherReading, other, depth };
  const [type] = shape.types;
  const near =
    type === 'number'
      ? numbers(pair)
      : type === 'string'
        ? textsAround(pair)
        : type === 'array'
          ? arrays(pair)
          : type === 'object'
            ? objects(pair)
            : type === 'boolean'
              ? [true, false]
              : [null];
  return [...usual, ...listed, ...near, ...ofConditions(pair)];
}

type Pair = { reading: Reading; shape: Shape; otherReading: Reading; other: Shape; depth: number };

function numbers({ shape, other }: Pair): number[] {
  const steps = [...new Set([...shape.multiples, ...other.multiples, 1, 0.5, 0.01])];
  const bounds = [shape.min, shape.max, other.min, other.max].flatMap((each) => each?.value ?? []);
  const near = bounds.flatMap((bound) =>
    steps.flatMap((step) => [bound, bound + step, bound - step]),
  );
  const half = steps.flatMap((step) => [1, -1, 2, 3, 5, 0.5, 7].map((times) => step * times));
  const all = new Set([...near, ...half, 0, 1e6, -1e6, 2 ** 40]);
  return [...all].map((value) => Number(value.toPrecision(12)));
}

function arrays({ reading, shape, otherReading, other, depth }: Pair): unknown[][] {
  const items = candidates(
    { reading, parts: itemParts(shape, 0) },
    { reading: otherReading, parts: itemParts(other, 0) },
    depth + 1,
  ).slice(0, MOST_OF_A_MEMBER);
  const usual = usualOf(reading, shape, depth) as unknown[];
  const first = usual[0] ?? items[0];
  const sizes = [...shape.sizes.values(), ...other.sizes.values()].flatMap((size) => [
    size - 1,
    size,
    size + 1,
  ]);
  const lengths = [...new Set([0, 1, 2, 3, ...sizes])].filter(
    (length) => length >= 0 && length <= LONGEST_LIST,
  );
  return [
    ...lengths.map((length) => Array.from({ length }, () => first)),
    ...lengths.map((length) =>
      Array.from({ length }, (_, index) => items[index] ?? `item ${index}`),
    ),
    ...lengths.map((length) =>
      Array.from({ length }, (_, index) =>
        typeof first === 'number' ? index + 1 : `item ${index}`,
      ),
    ),
    ...items.map((item) => [item].concat(usual.slice(1))),
    ...usual.map((_, index) => usual.slice(0, index)),
    ...placed({ reading, shape, otherReading, other, depth }, usual),
    [...usual, ...usual],
    [...usual, usualValue(reading, itemParts(shape, usual.length), depth)],
    [...usual, usualValue(otherReading, itemParts(other, usual.length), depth)],
    [...usual, 'x'],
  ];
}

/** The usual array with another value at one index. */
function placed(
  { reading, shape, otherReading, other, depth }: Pair,
  usual: unknown[],
): unknown[][] {
  return usual.slice(0, 6).flatMap((_, index) =>
    candidates(
      { reading, parts: itemParts(shape, index) },
      { reading: otherReading, parts: itemParts(other, index) },
      depth + 1,
    )
      .slice(0, 8)
      .map((value) => usual.with(index, value)),
  );
}

type Members = Record<string, unknown>;

function objects(pair: Pair): Members[] {
  const { reading, shape, otherReading, other, depth } = pair;
  const full = usualMembers(reading, shape, depth);
  const least = neededOf(shape, full);
  const mixed = { ...usualMembers(otherReading, other, depth), ...full };
  const names = [...new Set([...memberNames(shape), ...memberNames(other), ...patternNames(pair)])];
  const without = Object.keys(full).map((name) => dropped(full, name));
  const varied = names.flatMap((name) =>
    variants(pair, name).flatMap((value) => [
      { ...full, [name]: value },
      { ...least, [name]: value },
    ]),
  );
  const others = candidatesOfOthers(pair);
  const extras = others.flatMap((extra) => [
    { ...full, extra },
    { ...least, extra },
  ]);
  const sizes = [...shape.sizes.values(), ...other.sizes.values()].flatMap((size) => [
    size,
    size + 1,
  ]);
  const grown = sizes.filter((size) => size <= 60).map((size) => grownTo(least, size, others[0]));
  const tags = [shape, other].flatMap(({ discriminators }) => discriminators);
  const told = tags.flatMap(({ property, targets }) =>
    [...targets.keys()].map((tag) => Object.assign({}, full, { [property]: tag })),
  );
  return [
    least,
    ...told,
    ...without,
    mixed,
    ...grown,
    ...extras.slice(0, 12),
    ...varied,
    ...extras.slice(12),
    ...badNames(pair, full),
  ];
}

function dropped(value: Members, name: string): Members {
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
}

function patternNames({ shape, other }: Pair): string[] {
  return [...patternsOf(shape), ...patternsOf(other)].flatMap((pattern) =>
    textsOf(pattern).slice(0, 2),
  );
}

function variants({ reading, shape, otherReading, other, depth }: Pair, name: string): unknown[] {
  const one = { reading, parts: memberOf(reading, shape, name).parts };
  const next = { reading: otherReading, parts: memberOf(otherReading, other, name).parts };
  return candidates(one, next, depth + 1).slice(0, MOST_OF_A_MEMBER);
}

function candidatesOfOthers({ reading, shape, otherReading, other, depth }: Pair): unknown[] {
  const one = { reading, parts: otherMembers(shape).parts };
  const next = { reading: otherReading, parts: otherMembers(other).parts };
  return candidates(one, next, depth + 1).slice(0, MOST_OF_A_MEMBER);
}

function grownTo(value: Members, size: number, filler: unknown): Members {
  const grown = { ...value };
  for (let number = 1; Object.keys(grown).length < size; number += 1)
    grown[`extra${number}`] = filler;
  return grown;
}

function badNames({ reading, shape, otherReading, other, depth }: Pair, full: Members): Members[] {
  if (shape.names.length + other.names.length === 0) return [];
  const names = candidates(
    { reading, parts: shape.names },
    { reading: otherReading, parts: other.names },
    depth + 1,
  );
  const [filler = 'x'] = Object.values(full);
  return names
    .filter((name) => typeof name === 'string')
    .map((name) => Object.assign({}, full, { [name]: filler }));
}

/** Usual values, merged with values that meet a condition. */
function ofConditions({ reading, shape, otherReading, other, depth }: Pair): unknown[] {
  const [type = 'null'] = shape.types;
  const values = [
    ...meeting(reading, shape, type, depth),
    ...meeting(otherReading, other, type, depth),
  ];
  if (type === 'string') return values.flatMap((value) => [value, ...otherwise(value)]);
  if (type === 'array') return [...values, ...listsOf(values, [shape, other])];
  if (type !== 'object') return values;
  const full = usualMembers(reading, shape, depth);
  return values.filter(isFields).flatMap((value) => {
    const laid = Object.assign({}, full, value);
    const less = Object.keys(full).map((name) => dropped(laid, name));
    return [laid].concat(less, value);
  });
}

/** A text of the same length with other letters. */
function otherwise(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [`z${value.slice(1)}`] : [];
}

function meeting(
  reading: Reading,
  { conditions }: Shape,
  type: TypeName,
  depth: number,
): unknown[] {
  return conditions.flatMap(({ keyword, schemas }) =>
    schemas.flatMap((schema) => {
      const read = { reading, parts: [schema] };
      const values = candidates(read, read, depth + 2);
      const fitting = values.filter(
        (value) => keyword === 'contains' || typeOfValue(value) === type,
      );
      return fitting.slice(0, MOST_OF_A_MEMBER);
    }),
  );
}
