import { nameOf } from '../../document/node.ts';
import { canonOf, keyOfParts } from '../schema/canon.ts';
import {
  itemParts,
  memberNames,
  memberOf,
  otherMembers,
  patternsOf,
  prefixLength,
} from '../schema/members.ts';
import { suitsNumber } from '../schema/simplify.ts';
import {
  stableText,
  type Parts,
  type Reading,
  type Shape,
  type TypeName,
} from '../schema/shape.ts';
import { textOfFormat, textsOf, textSuiting } from './text-samples.ts';

/** Below this depth only required members are filled in. */
const DEEP = 5;
/** Values in an object beyond which only required members are added: members of members multiply. */
const MOST_VALUES = 2_000;
const LONGEST_TEXT = 2_000;
const MOST_ITEMS = 50;
const ORDER: TypeName[] = ['object', 'array', 'string', 'number', 'boolean', 'null'];

const known = new WeakMap<Reading, Map<string, unknown>>();

/**
 * A value built for a schema, always the same. It may be invalid, so it must be judged; nobody may
 * change it, since other values contain it.
 */
export function usualValue(reading: Reading, parts: Parts, depth = 0): unknown {
  if (parts.length === 0) return 'x';
  let values = known.get(reading);
  if (!values) known.set(reading, (values = new Map()));
  const key = `${depth} ${keyOfParts(parts)}`;
  reading.watch?.check();
  if (!values.has(key)) values.set(key, madeFor(reading, parts, depth));
  return values.get(key);
}

function madeFor(reading: Reading, parts: Parts, depth: number): unknown {
  const canon = canonOf(reading, parts);
  const type = ORDER.find((each) => canon.has(each));
  const [shape] = (type && canon.get(type)) ?? [];
  return shape ? usualOf(reading, shape, depth) : undefined;
}

const counts = new WeakMap<object, number>();

/** The number of values in a value, itself included. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = counts.get(value);
  if (count === undefined) {
    count = Object.values(value).reduce<number>((sum, each) => sum + countOf(each), 1);
    counts.set(value, count);
  }
  return count;
}

/** As {@link usualValue}, for one alternative. */
export function usualOf(reading: Reading, shape: Shape, depth = 0): unknown {
  if (shape.values) return shape.values[0];
  const [type] = shape.types;
  if (type === 'null') return null;
  if (type === 'boolean') return true;
  if (type === 'number') return usualNumber(shape);
  if (type === 'string') return usualText(shape);
  if (type === 'array') return usualItems(reading, shape, depth);
  return usualMembers(reading, shape, depth);
}

function usualNumber(shape: Shape): number {
  const step = shape.multiples.at(-1) ?? 1;
  const { min, max } = shape;
  const tries = [
    step,
    0,
    min?.value,
    max?.value,
    min && min.value + step,
    max && max.value - step,
    min && Math.ceil(min.value / step) * step,
    max && Math.floor(max.value / step) * step,
    min && max && (min.value + max.value) / 2,
  ].filter((each) => each !== undefined);
  return tries.find((each) => suitsNumber(shape, each)) ?? tries[0] ?? 1;
}

function usualText(shape: Shape): string {
  const least = shape.sizes.get('minLength') ?? 0;
  const most = shape.sizes.get('maxLength') ?? Infinity;
  const fits = (text: string) => text.length >= least && text.length <= most;
  const [pattern] = shape.patterns;
  const format = shape.formats.map(textOfFormat).find((text) => text !== undefined);
  const made = [...(format === undefined ? [] : [format]), ...(pattern ? textsOf(pattern) : [])];
  return made.find(fits) ?? textOfLength(shape.encoding ? 4 : 1, least, most);
}

function textOfLength(wanted: number, least: number, most: number): string {
  return 'a'.repeat(Math.min(Math.max(wanted, least), most, LONGEST_TEXT));
}

function usualItems(reading: Reading, shape: Shape, depth: number): unknown[] {
  const least = shape.sizes.get('minItems') ?? 0;
  const most = shape.sizes.get('maxItems') ?? Infinity;
  const wanted = depth > DEEP ? least : Math.max(least, prefixLength(shape), 1);
  const count = depth > DEEP + 4 ? 0 : Math.min(wanted, most, 60);
  const items: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    const parts = itemParts(shape, index);
    if (parts.length > 0 && canonOf(reading, parts).size === 0) break;
    items.push(distinct(reading, parts, items, shape.unique, depth));
  }
  return items;
}

function distinct(
  reading: Reading,
  parts: Parts,
  items: unknown[],
  unique: boolean,
  depth: number,
): unknown {
  const usual = usualValue(reading, parts, depth + 1);
  if (!unique) return usual;
  const taken = new Set(items.map(stableText));
  if (!taken.has(stableText(usual))) return usual;
  const count = items.length;
  const more = [count + 1, `item ${count + 1}`, `${String(usual)}${count}`];
  const canon = canonOf(reading, parts);
  const listed = [...canon.values()].flat().flatMap(({ values }) => values ?? []);
  return [...listed, ...more].find(
    (value) => !taken.has(stableText(value)) && typeof value === typeof usual,
  );
}

/** All named members that this side may send. */
export function usualMembers(
  reading: Reading,
  shape: Shape,
  depth: number,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  let count = 1;
  const most = shape.sizes.get('maxProperties') ?? Infinity;
  const names = memberNames(shape).toSorted(
    (a, b) => Number(shape.required.has(b)) - Number(shape.required.has(a)),
  );
  for (const name of names) {
    const member = memberOf(reading, shape, name);
    if (member.refused || member.hidden || Object.keys(value).length >= most) continue;
    if (depth > DEEP + (member.required ? 4 : 0)) continue;
    const inside = usualValue(reading, member.parts, depth + 1);
    const sum = count + countOf(inside);
    if (sum > MOST_VALUES && !member.required) continue;
    count = sum;
    value[name] = inside;
  }
  for (const [name, tag] of tagsOf(shape)) if (name in value) value[name] = tag;
  return filledUp(reading, shape, value, depth);
}

/** The required members of these. */
export function neededOf(shape: Shape, full: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(full).filter(([name]) => shape.required.has(name)));
}

/** The values with which discriminators select this alternative. */
function tagsOf({ discriminators, labels }: Shape): [string, string][] {
  return discriminators.flatMap(({ property, targets }) =>
    [...targets]
      .filter(([, target]) => labels.includes(nameOf(target)))
      .slice(0, 1)
      .map(([tag]): [string, string] => [property, tag]),
  );
}

/** Members without a name in the schema, up to `minProperties`; one if they have a schema. */
function filledUp(
  reading: Reading,
  shape: Shape,
  value: Record<string, unknown>,
  depth: number,
): Record<string, unknown> {
  const { parts, said } = otherMembers(shape);
  const free = !said || canonOf(reading, parts).size > 0;
  const [pattern] = patternsOf(shape);
  if (pattern !== undefined && depth <= DEEP) {
    const name = textSuiting(pattern);
    if (name !== undefined)
      value[name] = usualValue(reading, memberOf(reading, shape, name).parts, depth + 1);
  }
  const least = Math.max(
    shape.sizes.get('minProperties') ?? 0,
    said && free && depth <= DEEP ? 1 : 0,
  );
  // A map that must contain a map has no end.
  if (!free || depth > DEEP + 4) return value;
  for (let number = 1; Object.keys(value).length < least; number += 1) {
    value[`extra${number}`] = usualValue(reading, parts, depth + 1);
  }
  return value;
}

/** Lists with lengths around `minContains` and `maxContains`, of one value and of several. */
export function listsOf(values: unknown[], shapes: Shape[]): unknown[][] {
  const asked = shapes.flatMap(({ conditions }) => conditions.flatMap(({ counts = [] }) => counts));
  const around = asked.flatMap((count) => [count - 1, count, count + 1]);
  const sizes = new Set([1, 2, ...around]);
  return Array.from(sizes).flatMap((size) => {
    if (size < 1 || size > MOST_ITEMS) return [];
    const mixed = Array.from({ length: size }, (_, index) => values[index % values.length]);
    const alike = values.map((value): unknown[] => mixed.map(() => value));
    return alike.concat([mixed]);
  });
}
