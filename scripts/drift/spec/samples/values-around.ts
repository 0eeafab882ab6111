import { isFields } from '../../document/node.ts';
import { itemParts, memberNames, memberOf, otherMembers, patternsOf } from '../schema/members.ts';
import {
  typeOfValue,
  type Parts,
  type Reading,
  type Shape,
  type TypeName,
} from '../schema/shape.ts';
import { listsOf, neededOf, usualMembers, usualOf, usualValue } from './samples.ts';
import { textsAround, textsOf } from './text-samples.ts';

/** A schema with the document and side that read it. */
export type Read = { reading: Reading; parts: Parts };

/** Values to try of two schemas that lie inside of others, by the number of steps there. */
type Tried = (one: Read, other: Read, depth: number) => Iterable<unknown>;

/** Two alternatives of one type, and the number of steps from the schemas that are tried. */
export type Pair = {
  reading: Reading;
  shape: Shape;
  otherReading: Reading;
  other: Shape;
  depth: number;
  tried: Tried;
};

/**
 * Items of the longest list that is tried. A limit beyond it would show no difference, and be taken for
 * one without effect.
 */
const LONGEST_LIST = 1_001;
const MOST_OF_A_MEMBER = 24;

/** Values at and around the limits of two alternatives, usual ones first, each made when asked for. */
export function* valuesAround(pair: Pair): Generator<unknown> {
  const { reading, shape, otherReading, other, depth } = pair;
  yield usualOf(reading, shape, depth);
  yield usualOf(otherReading, other, depth);
  yield* shape.values ?? [];
  yield* other.values ?? [];
  yield* near(pair);
  yield* ofConditions(pair);
}

function near(pair: Pair): Iterable<unknown> {
  const [type] = pair.shape.types;
  if (type === 'number') return numbers(pair);
  if (type === 'string') return textsAround(pair);
  if (type === 'array') return arrays(pair);
  if (type === 'object') return objects(pair);
  return type === 'boolean' ? [true, false] : [null];
}

/** The first of these, made no further. */
export function first(values: Iterable<unknown>, most = MOST_OF_A_MEMBER): unknown[] {
  const found: unknown[] = [];
  for (const value of values) if (found.push(value) >= most) break;
  return found;
}

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

function arrays(pair: Pair): unknown[][] {
  const { reading, shape, otherReading, other, depth } = pair;
  const items = first(itemsAt(pair, 0));
  const usual = usualOf(reading, shape, depth) as unknown[];
  const one = usual[0] ?? items[0];
  const sizes = [...shape.sizes.values(), ...other.sizes.values()].flatMap((size) => [
    size - 1,
    size,
    size + 1,
  ]);
  const lengths = [...new Set([0, 1, 2, 3, ...sizes])].filter(
    (length) => length >= 0 && length <= LONGEST_LIST,
  );
  return [
    ...lengths.map((length) => Array.from({ length }, () => one)),
    ...lengths.map((length) =>
      Array.from({ length }, (_, index) => items[index] ?? `item ${index}`),
    ),
    ...lengths.map((length) =>
      Array.from({ length }, (_, index) => (typeof one === 'number' ? index + 1 : `item ${index}`)),
    ),
    ...items.map((item) => [item].concat(usual.slice(1))),
    ...usual.map((_, index) => usual.slice(0, index)),
    ...placed(pair, usual),
    [...usual, ...usual],
    [...usual, usualValue(reading, itemParts(shape, usual.length), depth)],
    [...usual, usualValue(otherReading, itemParts(other, usual.length), depth)],
    [...usual, 'x'],
  ];
}

/** The usual array with another value at one index. */
function placed(pair: Pair, usual: unknown[]): unknown[][] {
  return usual
    .slice(0, 6)
    .flatMap((_, index) => first(itemsAt(pair, index), 8).map((value) => usual.with(index, value)));
}

function itemsAt({ reading, shape, otherReading, other, depth, tried }: Pair, index: number) {
  const one = { reading, parts: itemParts(shape, index) };
  return tried(one, { reading: otherReading, parts: itemParts(other, index) }, depth + 1);
}

type Members = Record<string, unknown>;

function* objects(pair: Pair): Generator<Members> {
  const { reading, shape, otherReading, other, depth } = pair;
  const full = usualMembers(reading, shape, depth);
  const least = neededOf(shape, full);
  yield least;
  for (const { property, targets } of [shape, other].flatMap(
    ({ discriminators }) => discriminators,
  )) {
    for (const tag of targets.keys()) yield { ...full, [property]: tag };
  }
  for (const name of Object.keys(full)) yield dropped(full, name);
  yield { ...usualMembers(otherReading, other, depth), ...full };
  const others = candidatesOfOthers(pair);
  for (const size of [...shape.sizes.values(), ...other.sizes.values()]) {
    for (const count of [size, size + 1]) if (count <= 60) yield grownTo(least, count, others[0]);
  }
  const extras = others.flatMap((extra) =>
    [full, least].map((each) => Object.assign({}, each, { extra })),
  );
  yield* extras.slice(0, 12);
  const names = [...new Set([...memberNames(shape), ...memberNames(other), ...patternNames(pair)])];
  for (const name of names) {
    for (const value of variants(pair, name)) {
      yield { ...full, [name]: value };
      yield { ...least, [name]: value };
    }
  }
  yield* extras.slice(12);
  yield* badNames(pair, full);
}

function dropped(value: Members, name: string): Members {
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
}

function patternNames({ shape, other }: Pair): string[] {
  return [...patternsOf(shape), ...patternsOf(other)].flatMap((pattern) =>
    textsOf(pattern).slice(0, 2),
  );
}

function variants(pair: Pair, name: string): unknown[] {
  const { reading, shape, otherReading, other, depth, tried } = pair;
  const one = { reading, parts: memberOf(reading, shape, name).parts };
  const next = { reading: otherReading, parts: memberOf(otherReading, other, name).parts };
  return first(tried(one, next, depth + 1));
}

function candidatesOfOthers(pair: Pair): unknown[] {
  const { reading, shape, otherReading, other, depth, tried } = pair;
  const one = { reading, parts: otherMembers(shape).parts };
  const next = { reading: otherReading, parts: otherMembers(other).parts };
  return first(tried(one, next, depth + 1));
}

function grownTo(value: Members, size: number, filler: unknown): Members {
  const grown = { ...value };
  for (let number = 1; Object.keys(grown).length < size; number += 1)
    grown[`extra${number}`] = filler;
  return grown;
}

function* badNames(pair: Pair, full: Members): Generator<Members> {
  const { reading, shape, otherReading, other, depth, tried } = pair;
  if (shape.names.length + other.names.length === 0) return;
  const one = { reading, parts: shape.names };
  const next = { reading: otherReading, parts: other.names };
  const [filler = 'x'] = Object.values(full);
  for (const name of tried(one, next, depth + 1)) {
    if (typeof name === 'string') yield { ...full, [name]: filler };
  }
}

/** Usual values, merged with values that meet a condition. */
function ofConditions(pair: Pair): unknown[] {
  const { reading, shape, otherReading, other, depth } = pair;
  const [type = 'null'] = shape.types;
  const values = [
    ...meeting(pair, reading, shape, type),
    ...meeting(pair, otherReading, other, type),
  ];
  if (type === 'string') return values.flatMap((value) => [value, ...otherwise(value)]);
  if (type === 'array') return [...values, ...listsOf(values, [shape, other])];
  if (type !== 'object' || values.length === 0) return values;
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
  { depth, tried }: Pair,
  reading: Reading,
  { conditions }: Shape,
  type: TypeName,
): unknown[] {
  return conditions.flatMap(({ keyword, schemas }) =>
    schemas.flatMap((schema) => {
      const read = { reading, parts: [schema] };
      const values = [...tried(read, read, depth + 2)];
      const fitting = values.filter(
        (value) => keyword === 'contains' || typeOfValue(value) === type,
      );
      return fitting.slice(0, MOST_OF_A_MEMBER);
    }),
  );
}
