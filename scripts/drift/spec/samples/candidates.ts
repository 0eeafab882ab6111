import { canonOf, keyOfParts } from '../schema/canon.ts';
import { TYPES } from '../schema/shape.ts';
import { formOf } from './forms.ts';
import { usualValue } from './samples.ts';
import { valuesAround, type Read } from './values-around.ts';

const DEEPEST = 2;
/** Values of one schema that are tried, and those that are made to find as many that differ. */
const MOST = 240;
const MOST_MADE = 2 * MOST;
const MOST_WAYS = 8;
const OTHERS = ['x', 1.5, -1, true, null, [], {}];

/** Values that were worked out, and those to come. */
type Known = { values: unknown[]; rest: Iterator<unknown> };
type Memory = Map<string, Known>;

const MOST_KNOWN = 1_000;
const known = new WeakMap<Read['reading'], WeakMap<Read['reading'], Memory>>();

/**
 * Values at and around the limits of two schemas, usual ones first, always in the same order. They
 * match both schemas, one of them, or none. Each is worked out when it is asked for, once: members
 * share schemas, and the first values often tell enough.
 */
export function* candidates(one: Read, other: Read, depth = 0): Generator<unknown> {
  const { values, rest } = knownOf(one, other, depth);
  for (let index = 0; index < MOST; index += 1) {
    if (index === values.length) {
      const next = rest.next();
      if (next.done) return;
      values.push(next.value);
    }
    yield values[index];
  }
}

function knownOf(one: Read, other: Read, depth: number): Known {
  const others = known.get(one.reading) ?? new WeakMap<Read['reading'], Memory>();
  known.set(one.reading, others);
  const memory = others.get(other.reading) ?? new Map<string, Known>();
  others.set(other.reading, memory);
  const key = `${depth} ${keyOfParts(one.parts)} | ${keyOfParts(other.parts)}`;
  let own = memory.get(key);
  if (!own) {
    if (memory.size > MOST_KNOWN) memory.clear();
    memory.set(key, (own = { values: [], rest: unlike(workedOut(one, other, depth)) }));
  }
  return own;
}

function* workedOut(one: Read, other: Read, depth: number): Generator<unknown> {
  one.reading.watch?.check();
  if (depth > DEEPEST) {
    yield usualValue(one.reading, one.parts, depth);
    return;
  }
  let made = 0;
  for (const value of ofAllTypes(one, other, depth)) {
    if (made++ === MOST_MADE) break;
    yield value;
  }
  yield* OTHERS;
}

function* ofAllTypes(one: Read, other: Read, depth: number): Generator<unknown> {
  const first = canonOf(one.reading, one.parts);
  const second = canonOf(other.reading, other.parts);
  for (const type of TYPES) {
    const ways = (first.get(type) ?? []).slice(0, MOST_WAYS);
    const others = (second.get(type) ?? []).slice(0, MOST_WAYS);
    const around = (reading: Read['reading'], shape: (typeof others)[number], next: typeof shape) =>
      valuesAround({
        reading,
        shape,
        otherReading: other.reading,
        other: next,
        depth,
        tried: candidates,
      });
    if (ways.length === 0) for (const next of others) yield* around(other.reading, next, next);
    else {
      yield* inTurn(
        ways.flatMap((way) =>
          (others.length > 0 ? others : [way]).map((next) => around(one.reading, way, next)),
        ),
      );
    }
  }
}

/** The first of each, then the second: an alternative with many must not hide the others. */
function* inTurn(all: Iterator<unknown>[]): Generator<unknown> {
  for (let left = all; left.length > 0;) {
    const going: Iterator<unknown>[] = [];
    for (const each of left) {
      const next = each.next();
      if (next.done) continue;
      going.push(each);
      yield next.value;
    }
    left = going;
  }
}

function* unlike(values: Iterable<unknown>): Generator<unknown> {
  const forms = new Set<string>();
  for (const value of values) {
    if (value === undefined || forms.has(formOf(value))) continue;
    forms.add(formOf(value));
    yield value;
  }
}
