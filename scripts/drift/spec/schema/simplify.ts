import { patternOf } from '../../document/pattern.ts';
import {
  copyOf,
  SIZES,
  stableText,
  TYPES,
  typeOfValue,
  type Bound,
  type Canon,
  type Shape,
  type SizeKeyword,
  type TypeName,
} from './shape.ts';

/** Splits shapes by type. Each keeps the limits on its type; lists of values become one list. */
export function perType(ways: Shape[]): Canon {
  const canon: Canon = new Map();
  for (const type of TYPES) {
    const shapes = ways
      .filter(({ types }) => types.has(type))
      .map((way) => onlyOf(type, way))
      .filter((shape) => shape !== undefined);
    if (shapes.length > 0) canon.set(type, joined(type, shapes));
  }
  return canon;
}

/** The part of a shape that is about one type; `undefined` when it accepts no value of that type. */
function onlyOf(type: TypeName, way: Shape): Shape | undefined {
  const shape = copyOf(way);
  shape.types = new Set([type]);
  dropOtherTypes(type, shape);
  if (type === 'object') settleDependents(shape);
  if (type === 'null' || type === 'boolean' || shape.values) return withValues(type, shape);
  if (type === 'number') simplifyNumber(shape);
  return isEmpty(shape, SIZES[type] ?? []) ? undefined : shape;
}

/** Drops the limits on values of other types, and sizes of at least 0, which limit nothing. */
function dropOtherTypes(type: TypeName, shape: Shape): void {
  if (type !== 'number') withoutNumbers(shape);
  if (type !== 'string') withoutTexts(shape);
  if (type !== 'object') withoutMembers(shape);
  if (type !== 'array') withoutItems(shape);
  const extensible = shape.extensible?.filter((value) => typeOfValue(value) === type) ?? [];
  if (extensible.length > 0) shape.extensible = extensible;
  else delete shape.extensible;
  const own = SIZES[type] ?? [];
  const limits = ([keyword, size]: [SizeKeyword, number]) =>
    own.includes(keyword) && !(keyword.startsWith('min') && size <= 0);
  shape.sizes = new Map([...shape.sizes].filter(limits));
  shape.conditions = shape.conditions.filter(({ keyword }) => isAbout(keyword, type));
}

function isAbout(keyword: string, type: TypeName): boolean {
  if (keyword === 'contains') return type === 'array';
  if (keyword === 'dependentSchemas') return type === 'object';
  return type !== 'null';
}

function isEmpty(shape: Shape, [least, most]: string[]): boolean {
  const from = shape.sizes.get(least as never) ?? 0;
  const to = shape.sizes.get(most as never) ?? Infinity;
  if (from > to) return true;
  if (!shape.min || !shape.max) return false;
  const [low, high] = [shape.min, shape.max];
  return low.value > high.value || (low.value === high.value && (low.exclusive || high.exclusive));
}

function withoutNumbers(shape: Shape): void {
  delete shape.min;
  delete shape.max;
  shape.multiples = [];
}

function withoutTexts(shape: Shape): void {
  shape.patterns = [];
  shape.formats = [];
  delete shape.encoding;
}

function withoutMembers(shape: Shape): void {
  shape.objects = [];
  shape.required = new Map();
  shape.unevaluated = [];
  shape.names = [];
  shape.dependent = new Map();
  shape.discriminators = [];
}

/** A member that a required member depends on is required; the dependency is then dropped. */
function settleDependents(shape: Shape): void {
  for (const [rule, node] of shape.dependent) {
    const [name = '', needed = ''] = rule.split(' → ');
    if (!shape.required.has(name) && !shape.required.has(needed)) continue;
    shape.dependent.delete(rule);
    if (shape.required.has(needed)) continue;
    shape.required.set(needed, node);
    settleDependents(shape);
  }
}

function withoutItems(shape: Shape): void {
  shape.arrays = [];
  shape.unique = false;
}

/** Both booleans, null, or the values of an enum, without the limits that all of them meet. */
function withValues(type: TypeName, shape: Shape): Shape | undefined {
  const all = type === 'boolean' ? [false, true] : [null];
  const listed = shape.values ?? all;
  const values = listed.filter((value) => typeOfValue(value) === type && suitsShape(shape, value));
  if (values.length === 0) return undefined;
  const whole = type === 'null' || (type === 'boolean' && new Set(values).size === 2);
  if (type === 'number') withoutNumbers(shape);
  if (type === 'string') {
    withoutTexts(shape);
    shape.sizes = new Map();
  }
  if (whole) delete shape.values;
  else shape.values = unique(values);
  return shape;
}

/** Whether a shape accepts a number or text; of other values it returns true. */
export function suitsShape(shape: Shape, value: unknown): boolean {
  if (typeof value === 'number') return suitsNumber(shape, value);
  if (typeof value === 'string') return suitsText(shape, value);
  return true;
}

export function suitsNumber(shape: Shape, value: number): boolean {
  const { min, max, multiples } = shape;
  if (min && (value < min.value || (min.exclusive && value === min.value))) return false;
  if (max && (value > max.value || (max.exclusive && value === max.value))) return false;
  return multiples.every((step) => isMultiple(value, step));
}

function suitsText(shape: Shape, value: string): boolean {
  const length = [...value].length;
  if (length < (shape.sizes.get('minLength') ?? 0)) return false;
  if (length > (shape.sizes.get('maxLength') ?? Infinity)) return false;
  return shape.patterns.every((pattern) => matches(pattern, value));
}

/**
 * Whether a text matches. What JavaScript does not read matches everything; `unknown` is the answer
 * for a text that takes too long.
 */
export function matches(pattern: string, value: string, unknown = true): boolean {
  try {
    return patternOf(pattern)(value) ?? unknown;
  } catch {
    return true;
  }
}

/** Whether a number is a whole multiple, to eight decimals of the quotient. */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-8;
}

function simplifyNumber(shape: Shape): void {
  const steps = [...new Set(shape.multiples)].toSorted((a, b) => a - b);
  // A multiple of 6 is a multiple of 3 too.
  const kept = steps.filter(
    (step) => !steps.some((other) => other > step && isMultiple(other, step)),
  );
  const whole = kept.every(Number.isInteger);
  shape.multiples = whole && kept.length > 1 ? [kept.reduce(leastCommon)] : kept;
  const step = shape.multiples[0];
  if (step === undefined || shape.multiples.length > 1) return;
  if (shape.min) shape.min = onStep(shape.min, step, 1);
  if (shape.max) shape.max = onStep(shape.max, step, -1);
}

function leastCommon(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

/** The nearest multiple that the bound accepts: for whole numbers "above 0" is "from 1". */
function onStep({ value, exclusive }: Bound, step: number, towards: 1 | -1): Bound {
  const times = value / step;
  const near = isMultiple(value, step) ? Math.round(times) : undefined;
  const round = towards === 1 ? Math.ceil(times) : Math.floor(times);
  const reached = near === undefined ? round : near + (exclusive ? towards : 0);
  return { value: Number((reached * step).toPrecision(15)), exclusive: false };
}

/** Joins alternatives that only list values into one list. */
function joined(type: TypeName, shapes: Shape[]): Shape[] {
  const listing = shapes.filter(listsOnly);
  const others = shapes.filter((shape) => !listsOnly(shape));
  const first = listing[0];
  if (!first) return others;
  if (type === 'null') return [first];
  const all = copyOf(first);
  const values = unique(
    listing.flatMap(({ values }) => values ?? (type === 'boolean' ? [false, true] : [])),
  );
  if (type === 'boolean' && values.length === 2) delete all.values;
  else all.values = values;
  return type === 'boolean' ? [all] : [...others, all];
}

function listsOnly(shape: Shape): boolean {
  const [type] = shape.types;
  if (type === 'null' || type === 'boolean') return true;
  if (!shape.values || shape.conditions.length > 0) return false;
  return type === 'string' ? shape.formats.length === 0 && !shape.encoding : type === 'number';
}

function unique(values: unknown[]): unknown[] {
  return [...new Map(values.map((value) => [stableText(value), value])).values()];
}
