import { canonOf, isUnlimited } from '../schema/canon.ts';
import { memberNames, memberOf, type Member } from '../schema/members.ts';
import { stableText, type Reading, type Shape } from '../schema/shape.ts';
import type { Comparison, Findings } from './change.ts';
import { reaches } from './reached.ts';

export type Compare = (comparison: Comparison, base: Shape, revision: Shape) => void;

/** What is found of two alternatives, without reporting it. */
export type FoundOf = (old: Shape, now: Shape) => Findings;

/** Each pair is compared once: alternatives inside alternatives would take a multiple of time. */
export function foundFor(comparison: Comparison, compare: Compare): FoundOf {
  const known = new Map<Shape, Map<Shape, Findings>>();
  return (old, now) => {
    const others = known.get(old) ?? new Map<Shape, Findings>();
    known.set(old, others);
    let found = others.get(now);
    if (!found) {
      const silent: Comparison = { ...comparison, changes: [], steps: [] };
      compare(silent, old, now);
      others.set(now, (found = silent));
    }
    return found;
  };
}

/** Pairs alternatives by name, then equal ones, then the most similar ones. */
export function pairsOf(
  comparison: Comparison,
  base: Shape[],
  revision: Shape[],
  foundOf: FoundOf,
): [Shape, Shape][] {
  const pairs = namesakes(comparison, base, revision);
  const taken = new Set(pairs.flat());
  const left = new Set(revision.filter((way) => !taken.has(way)));
  for (const old of base.filter((way) => !taken.has(way))) {
    const same = [...left].find(
      (now) => !areToldApart(comparison, old, now) && !reaches(foundOf(old, now)),
    );
    if (!same) continue;
    left.delete(same);
    pairs.push([old, same]);
  }
  const matched = new Set(pairs.map(([old]) => old));
  const open = base.filter((way) => !matched.has(way));
  const scored = open
    .flatMap((old) => [...left].map((now) => ({ old, now, score: likeness(comparison, old, now) })))
    .filter(({ old, now, score }) => score >= 0.5 || (score >= 0 && isUnlike(old, now)))
    .toSorted((a, b) => b.score - a.score);
  for (const { old, now } of scored) {
    if (matched.has(old) || !left.has(now)) continue;
    matched.add(old);
    left.delete(now);
    pairs.push([old, now]);
  }
  return pairs;

  /** Not alike, and yet each accepts what the other accepts and declares. */
  function isUnlike(old: Shape, now: Shape): boolean {
    const names = new Set(memberNames(old));
    const shared = names.size === 0 || memberNames(now).some((name) => names.has(name));
    if (!shared || areToldApart(comparison, old, now)) return false;
    const found = foundOf(old, now);
    return ['narrowed', 'widened'].every((effect) => !hasEffect(found, effect));
  }
}

function hasEffect(found: Findings, wanted: string): boolean {
  return reaches(found, ({ effect }) => effect === wanted || effect === 'changed');
}

/** Members that one alternative declares and the other, being open, only lets pass. */
const UNDECLARED = {
  narrowed: ['property-removed', 'required-property-removed'],
  widened: ['property-added', 'required-property-added'],
};

/**
 * Whether the values of an alternative (`narrowed`: the old one, `widened`: the new one) are those
 * of the other: it accepts them, and declares their members or expressly leaves them free.
 */
export function covers(
  effect: 'narrowed' | 'widened',
  [old, now]: [Shape, Shape],
  foundOf: FoundOf,
): { accepted: boolean; declared: boolean } {
  const found = foundOf(old, now);
  const free = isUnlimited(effect === 'narrowed' ? now : old);
  return {
    accepted: !hasEffect(found, effect),
    declared: free || !reaches(found, ({ kind }) => UNDECLARED[effect].includes(kind)),
  };
}

/**
 * Pairs alternatives of the same component, if it is the only one and not everything else differs.
 */
function namesakes(comparison: Comparison, base: Shape[], revision: Shape[]): [Shape, Shape][] {
  return base.flatMap((old): [Shape, Shape][] => {
    const label = old.labels.at(-1);
    const now = label === undefined ? undefined : onlyOf(revision, label);
    const sure = now && onlyOf(base, label) && likeness(comparison, old, now) >= 4.5;
    return sure ? [[old, now]] : [];
  });
}

function onlyOf(ways: Shape[], label: string | undefined): Shape | undefined {
  const found = ways.filter(({ labels }) => labels.at(-1) === label);
  return found.length === 1 ? found[0] : undefined;
}

/** Similarity from 0 upwards; the same name or the same tag outweighs all members. */
function likeness(comparison: Comparison, old: Shape, now: Shape): number {
  const tags = tagsOf(comparison.base, old);
  const others = tagsOf(comparison.revision, now);
  const shared = [...tags].filter(([name]) => others.has(name));
  if (shared.some(([name, text]) => others.get(name) !== text)) return 0;
  const label = old.labels.at(-1) !== undefined && old.labels.at(-1) === now.labels.at(-1);
  const bonus = (shared.length > 0 ? 2 : 0) + (label ? 4 : 0);
  const names = memberNames(old);
  const same = names.filter((name) => memberNames(now).includes(name)).length;
  const all = new Set([...names, ...memberNames(now)]).size;
  const like = all > 0 ? same / all : names.length === 0 && isAlikePlain(old, now) ? 0.5 : 0;
  return bonus + like;
}

function isAlikePlain(old: Shape, now: Shape): boolean {
  return kindsOf(old) === kindsOf(now);
}

function kindsOf({ patterns, formats, values, arrays }: Shape): string {
  return stableText([patterns.length > 0, formats, Boolean(values), arrays.length > 0]);
}

/**
 * Whether two alternatives have a member with one value here and another there: then they differ,
 * and need no comparison of all their members. Conditions and sizes may undo the difference.
 */
function areToldApart({ base, revision }: Comparison, old: Shape, now: Shape): boolean {
  const others = tagsOf(revision, now);
  const isPlain = [old, now].every(
    ({ conditions, names, sizes }) => conditions.length + names.length + sizes.size === 0,
  );
  return (
    isPlain &&
    [...tagsOf(base, old)].some(
      ([name, text]) =>
        others.has(name) &&
        others.get(name) !== text &&
        isSent(memberOf(base, old, name)) &&
        isSent(memberOf(revision, now, name)),
    )
  );
}

function isSent({ declared, refused, hidden }: Member): boolean {
  return declared && !refused && !hidden;
}

const known = new WeakMap<Shape, Map<string, string>>();

/** Members with a single possible value, which distinguish alternatives. */
export function tagsOf(reading: Reading, shape: Shape): Map<string, string> {
  const own = known.get(shape);
  if (own) return own;
  const tags = new Map<string, string>();
  known.set(shape, tags);
  for (const name of memberNames(shape)) {
    const { parts } = memberOf(reading, shape, name);
    const canon = parts.length > 0 ? canonOf(reading, parts) : undefined;
    const ways = canon?.size === 1 ? (canon.get('string') ?? []) : [];
    const values = ways.flatMap(({ values }) => values ?? []);
    if (values.length === 1) tags.set(name, stableText(values));
  }
  return tags;
}
