import type { Direction, Drift, Place, Usage } from '../finding.ts';
import type { Calls } from './calls.ts';
import { spellingOf, type Mention } from './facts.ts';
import { distancesFrom } from './imports.ts';
import type { Subject } from './subject.ts';

/** What is known of a client when findings are graded. */
export type Knowledge = {
  /** What code names, by its name in any spelling. */
  mentions: ReadonlyMap<string, Mention[]>;
  /** Files in which fields are read without their names, and in which values go on whole. */
  listing: ReadonlySet<string>;
  spreading: ReadonlySet<string>;
  /** Whether code parses answers by generated schemas. */
  parses: boolean;
};

/** The calls of some operations, and the code that is likely to have their values. */
export type Reach = {
  grade: 'called' | 'unused' | 'unknown';
  places: Place[];
  functions: string[];
  /** How many imports, in either direction, a file is away from the nearest call. */
  distances: ReadonlyMap<string, number>;
};

/** A field that every answer had, and that answers may now leave out. */
const NO_LONGER_SURE = new Set([
  'response-property-became-optional',
  'response-required-property-became-write-only',
  'response-required-property-refused',
  'response-required-property-removed',
]);

/** The most imports between a call and code that is likely to have its values. */
const NEAR = 2;
/** The most places that are told of a finding, those next to a call first. */
const MOST = 40;

/** All calls of some operations. */
export function reachOf(
  calls: ReadonlyMap<string, Calls>,
  ids: string[],
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): Reach {
  const all = ids.map((id) => calls.get(id) ?? { grade: 'unknown' as const });
  const called = all.flatMap((one) => (one.grade === 'called' ? [one] : []));
  const places = [...new Set(called.flatMap((one) => one.places))];
  const functions = new Set(called.flatMap((one) => one.functions));
  const isUnknown = all.length === 0 || all.some(({ grade }) => grade === 'unknown');
  return {
    grade: called.length > 0 ? 'called' : isUnknown ? 'unknown' : 'unused',
    places,
    functions: [...functions].toSorted(),
    distances: distancesFrom(new Set(places.map(({ file }) => file)), neighbours),
  };
}

/** Grades a client's dependence on the subject of a finding, in the operations of a reach. */
export function usageIn(
  knowledge: Knowledge,
  { id, at, direction }: Drift,
  { grade, places, functions, distances }: Reach,
  subject: Subject,
): Usage {
  if (grade !== 'called') return { grade, of: 'client', files: [] };
  const distanceOf = (file: string) => distances.get(file) ?? Infinity;
  const isSent = subject.isWhole === true || / path \S/.test(at);
  const found = isSent ? places : nearest(touchesOf(knowledge, subject), distanceOf);
  const isField =
    found.length > 0 ||
    (NO_LONGER_SURE.has(id) && knowledge.parses) ||
    mayBeUnnamed(knowledge, subject, direction, distanceOf);
  const files = inOrder(found.length > 0 ? found : places, distanceOf);
  return { grade: isField ? 'field' : 'operation', of: 'client', files, functions };
}

/** Whether a field that no code names may still be read, or sent with a whole value. */
function mayBeUnnamed(
  { listing, spreading }: Knowledge,
  { keys }: Subject,
  direction: Direction,
  distanceOf: DistanceOf,
): boolean {
  if (keys.size === 0) return false;
  const files = direction === 'response' ? [...listing] : [...listing, ...spreading];
  return files.some((file) => distanceOf(file) <= NEAR);
}

/** The places that may read or send a field, a parameter or a word. */
function touchesOf(
  { mentions }: Knowledge,
  { names, keys, words, header, failure }: Subject,
): Place[] {
  if (names.length === 0 && header === undefined && failure !== undefined) {
    return (mentions.get(failure) ?? []).map(({ place }) => place);
  }
  // The name of a schema is one of a type, not of a field.
  const isType = keys.size === 0 && header === undefined;
  const wanted = [...names, ...(header ? [header] : []), ...(words?.went ?? [])].map(spellingOf);
  return [...new Set(wanted)].flatMap((key) =>
    (mentions.get(key) ?? [])
      .filter(({ as }) => isType || as === 'member' || as === 'text')
      .map(({ place }) => place),
  );
}

type DistanceOf = (file: string) => number;

/** Those near a call; all of them if none is near, since values may go further than imports tell. */
function nearest(places: Place[], distanceOf: DistanceOf): Place[] {
  const near = places.filter(({ file }) => distanceOf(file) <= NEAR);
  return near.length > 0 ? near : places;
}

function inOrder(places: readonly Place[], distanceOf: DistanceOf): Place[] {
  const all = [...new Set(places)];
  if (all.length <= MOST) return all.toSorted(byPlace);
  // Most fields that have many places have them far away too: only the nearest are put in order.
  const nearby: Place[] = [];
  for (let distance = 0; distance <= NEAR && nearby.length < MOST; distance += 1) {
    nearby.push(...all.filter(({ file }) => distanceOf(file) === distance).toSorted(byPlace));
  }
  const some = nearby.length > 0 ? nearby : all.toSorted(byPlace);
  return some.slice(0, MOST).toSorted(byPlace);
}

function byPlace(one: Place, other: Place): number {
  return compare(one.file, other.file) || one.line - other.line || one.column - other.column;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
