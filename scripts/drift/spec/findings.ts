import type { ApiDocument } from '../document/document.ts';
import { keyOf, type Node } from '../document/node.ts';
import type { Direction, Drift, Verdict } from '../finding.ts';
import { ruleFor } from '../rules/rules.ts';
import { notDoneInTime, startWatch, type Watch } from '../watch.ts';
import { atOf, type Issue } from './diff/issue.ts';
import { rememberCause } from './cause.ts';
import { titleOf } from './titles.ts';
import type { WitnessSearch } from './witness.ts';

const WEIGHT: Record<Verdict, number> = { breaking: 3, risky: 2, safe: 1, none: 0 };

/**
 * One finding for each cause with all affected operations, the most severe first. Breaking ones have
 * a witness, as far as one is found before the time is over.
 */
export function findingsOf(
  documents: { base: ApiDocument; revision: ApiDocument },
  issues: Issue[],
  witness: WitnessSearch,
  watch: Watch = startWatch(),
): Drift[] {
  watch.begin('grouping differences');
  const grouped = causesOf(issues).flatMap(byVerdict).map(inOrder);
  const drifts = grouped.map((cause) => findingOf(documents, cause));
  const asked = grouped.flatMap((cause, index) => {
    const drift = drifts[index];
    return drift?.wire === 'breaking' ? [{ cause, drift }] : [];
  });
  watch.begin('looking for witnesses', asked.length);
  notDoneInTime(watch, asked, ({ cause, drift }) => {
    const shown = witness(cause);
    if (shown) drift.witness = shown;
  });
  return drifts.toSorted(
    (a, b) =>
      WEIGHT[b.wire] - WEIGHT[a.wire] ||
      compare(a.at, b.at) ||
      compare(a.id, b.id) ||
      compare(a.title, b.title),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Groups differences with one place in the base or in the revision: an edit of a shared schema, or
 * the same edit in each copy of a formerly shared schema.
 */
function causesOf(issues: Issue[]): Issue[][] {
  const groups = groupsOf(issues.map(keysOf));
  const causes: Issue[][] = [];
  for (const [index, issue] of issues.entries())
    (causes[groups[index] ?? index] ??= []).push(issue);
  // Without the holes of numbers that are no group.
  return Object.values(causes);
}

/** The number of a group for each: the same if they share a key, directly or by way of others. */
function groupsOf(all: string[][]): number[] {
  const parents = all.map((_, index) => index);
  const holders = new Map<string, number>();
  const rootOf = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] = parents[parents[at] ?? at] ?? at;
    return at;
  };
  for (const [index, keys] of all.entries()) {
    for (const key of keys) {
      const [own, other] = [rootOf(index), rootOf(holders.get(key) ?? index)];
      parents[Math.max(own, other)] = Math.min(own, other);
      holders.set(key, other);
    }
  }
  return all.map((_, index) => rootOf(index));
}

/**
 * A finding is true of every operation that it lists, so each verdict has its own. Where one edit
 * breaks one operation, nobody has to act on another in which it is safe: that is left out.
 */
function byVerdict(cause: Issue[]): Issue[][] {
  const acted = (['breaking', 'risky'] as const)
    .map((verdict) => cause.filter(({ wire }) => wire === verdict))
    .filter((group) => group.length > 0);
  return acted.length > 0 ? acted : [cause];
}

function keysOf(issue: Issue): string[] {
  const same = `${familyOf(issue.id)} ${issue.what}`;
  const keys: string[] = [];
  if (issue.base) keys.push(`${same} base ${keyOf(issue.base)}`);
  if (issue.revision) keys.push(`${same} revision ${keyOf(issue.revision)}`);
  const branches = branchesOf(issue);
  if (branches.length > 1) keys.push(`${same} of ${branches.map(keyOf).join(' ')}`);
  return keys.length > 0 ? keys : [`${same} ${atOf(issue)}`];
}

/** The branches that go or come together: the same may do so in several schemas. */
function branchesOf({ evidence }: Issue): Node[] {
  const { kind, alternatives = [] } = evidence?.change ?? {};
  const own = kind === 'alternative-removed' ? 0 : 1;
  return alternatives.flatMap((each) => each[own]);
}

/** A kind without its side and without `required`: one edit may give several of them. */
function familyOf(id: string): string {
  return id.replace(/^(request|response)-/, '').replace(/^required-/, '');
}

/** The gravest and nearest place first. */
function inOrder(cause: Issue[]): Issue[] {
  return cause.toSorted(
    (a, b) =>
      WEIGHT[b.wire] - WEIGHT[a.wire] ||
      compare(a.direction, b.direction) ||
      a.path.length - b.path.length ||
      compare(a.operation, b.operation) ||
      compare(atOf(a), atOf(b)),
  );
}

/** The finding of a cause whose places are in order. */
function findingOf(documents: { base: ApiDocument; revision: ApiDocument }, cause: Issue[]): Drift {
  const [gravest] = cause;
  if (!gravest) throw new Error('A cause has at least one place.');
  const place = placeOf(documents, cause);
  const drift: Drift = {
    id: gravest.id,
    wire: gravest.wire,
    code: gravest.code,
    direction: directionOf(cause),
    title: titleOf(gravest),
    explanation: ruleFor(gravest.id).says,
    operations: [...new Set(cause.flatMap(({ operations }) => [...operations]))].toSorted(),
    pointer: place.node.pointer,
    at: atOf(gravest),
    location: place.document.place(place.node),
  };
  rememberCause(drift, cause);
  return drift;
}

/** The place in the revision; for a removed part the place in the base. */
function placeOf(
  { base, revision }: { base: ApiDocument; revision: ApiDocument },
  issues: Issue[],
): { document: ApiDocument; node: Node } {
  const now = firstOf(issues.flatMap((issue) => issue.revision ?? []));
  if (now) return { document: revision, node: now };
  return {
    document: base,
    node: firstOf(issues.flatMap((issue) => issue.base ?? [])) ?? base.root,
  };
}

function firstOf(nodes: Node[]): Node | undefined {
  const places = new Map(nodes.map((node) => [keyOf(node), node]));
  const [first] = [...places.keys()].toSorted(compare);
  return first === undefined ? undefined : places.get(first);
}

function directionOf(cause: Issue[]): Direction {
  const directions = new Set(cause.map(({ direction }) => direction));
  const [only] = directions;
  return directions.size === 1 && only ? only : 'both';
}
