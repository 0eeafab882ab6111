import { isMarked } from '../../document/json-schema.ts';
import { canonOf } from './canon.ts';
import { matches } from './simplify.ts';
import type { Parts, Reading, Shape } from './shape.ts';

/** A member of an object, as one side sees it. */
export type Member = {
  /** The member is in `properties`. */
  declared: boolean;
  required: boolean;
  /** The schemas that its value must match. */
  parts: Parts;
  /** No value is valid. */
  refused: boolean;
  /** This side does not send it: `readOnly` in a request, `writeOnly` in an answer. */
  hidden: boolean;
};

/** What is known of a shape: alternatives are compared with each other, member by member. */
type Known = { names?: string[]; members: Map<string, Member> };

const known = new WeakMap<Shape, Known>();

function knownOf(shape: Shape): Known {
  let own = known.get(shape);
  if (!own) known.set(shape, (own = { members: new Map() }));
  return own;
}

/** The names that a shape declares or requires, in order. */
export function memberNames(shape: Shape): string[] {
  const own = knownOf(shape);
  if (!own.names) {
    const names = shape.objects.flatMap(({ properties }) => [...properties.keys()]);
    own.names = [...new Set([...names, ...shape.required.keys()])].toSorted();
  }
  return own.names;
}

export function memberOf(reading: Reading, shape: Shape, name: string): Member {
  const { members } = knownOf(shape);
  let member = members.get(name);
  if (!member) members.set(name, (member = readMember(reading, shape, name)));
  return member;
}

function readMember(reading: Reading, shape: Shape, name: string): Member {
  const declaring = shape.objects.flatMap(({ properties }) => properties.get(name) ?? []);
  const parts = partsOf(shape, name);
  const mark = reading.side === 'request' ? 'readOnly' : 'writeOnly';
  const hidden = declaring.some((node) => isMarked(reading.document, node, mark));
  return {
    declared: declaring.length > 0,
    required: shape.required.has(name) && !hidden,
    parts,
    refused: parts.length > 0 && canonOf(reading, parts).size === 0,
    hidden,
  };
}

/** All schemas that a member of that name must match. */
function partsOf(shape: Shape, name: string): Parts {
  const parts: Parts = [];
  let evaluated = false;
  for (const { properties, patterns, additional } of shape.objects) {
    const own = properties.get(name);
    const matching = patterns.filter(([pattern]) => matches(pattern, name)).map(([, node]) => node);
    if (own) parts.push(own);
    parts.push(...matching);
    if (own || matching.length > 0) evaluated = true;
    else if (additional) parts.push(additional);
    if (additional) evaluated = true;
  }
  if (!evaluated) parts.push(...shape.unevaluated);
  return parts;
}

/** The schemas for members without a name, and whether there are any. */
export function otherMembers(shape: Shape): { parts: Parts; said: boolean } {
  const stated = shape.objects.flatMap(({ additional }) => additional ?? []);
  const parts = stated.length > 0 ? stated : shape.unevaluated;
  return { parts, said: parts.length > 0 };
}

export function patternsOf(shape: Shape): string[] {
  return shape.objects.flatMap(({ patterns }) => patterns.map(([pattern]) => pattern));
}

/** The schemas for the item at an index, after `prefixItems` those of the other items. */
export function itemParts(shape: Shape, index: number): Parts {
  return shape.arrays.flatMap(({ prefix, items }) => prefix[index] ?? items ?? []);
}

export function prefixLength(shape: Shape): number {
  return Math.max(0, ...shape.arrays.map(({ prefix }) => prefix.length));
}

/** The most items that a list can have. */
export function longest(shape: Shape): number {
  return Math.min(shape.sizes.get('maxItems') ?? Infinity, placesFor(shape));
}

/** The number of `prefixItems` if other items are refused (`items: false`), else Infinity. */
export function placesFor({ arrays }: Shape): number {
  const ends = arrays.filter(({ items }) => items?.value === false);
  return Math.min(Infinity, ...ends.map(({ prefix }) => prefix.length));
}
