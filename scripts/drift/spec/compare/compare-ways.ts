import { isUnlimited } from '../schema/canon.ts';
import { memberNames } from '../schema/members.ts';
import type { Node } from '../../document/node.ts';
import type { Parts, Reading, Shape } from '../schema/shape.ts';
import { placesOf, report, type Comparison } from './change.ts';
import { compareDiscriminators, selectedAnew } from './compare-discriminators.ts';
import { withoutRewriting } from './compare-shapes.ts';
import { foundFor, covers, pairsOf, tagsOf, type FoundOf, type Compare } from './pair-ways.ts';

/** Compares the alternatives of one type: pairs them, then compares each pair. */
export function compareWays(
  comparison: Comparison,
  base: Shape[],
  revision: Shape[],
  compare: Compare,
): void {
  const [only] = base;
  const [other] = revision;
  if (only && other && base.length === 1 && revision.length === 1) {
    compare(comparison, only, other);
    compareDiscriminators(comparison, base, revision, []);
    return;
  }
  const foundOf = foundFor(comparison, compare);
  const pairs = pairsOf(comparison, base, revision, foundOf);
  const paired = new Set(pairs.flat());
  const gone = base.filter((way) => !paired.has(way));
  const come = revision.filter((way) => !paired.has(way));
  const lost = gone.flatMap((way) => uncovered('narrowed', way, revision, foundOf));
  const won = come.flatMap((way) => uncovered('widened', way, base, foundOf));
  // A reader that tells alternatives apart by a value meets a value that it does not know.
  const told = selectedAnew(base, revision);
  const foreign = won.filter(({ way }) => !told(way));
  reportWays(comparison, lost, foreign);
  const known = comparison.changes.length;
  const outside = comparison.steps.length;
  for (const [old, now] of pairs) compare(comparison, old, now);
  // Adjacent ranges may be equal to one range.
  const plain = [...base, ...revision].every(
    ({ types }) => !types.has('object') && !types.has('array'),
  );
  if (plain && comparison.changes.length > known) withoutRewriting(comparison, known);
  if ([...base, ...revision].some(isUnlimited)) doubt(comparison, known, outside);
  compareDiscriminators(
    comparison,
    base,
    revision,
    lost.map(({ way }) => way),
  );
}

/**
 * Where one alternative accepts every value of the type, none of another's is refused. Many write so
 * for "or null", and mean the others: a difference of those is told, and need not break. `before` and
 * `outside` are the numbers of changes and steps that stay as they are.
 */
function doubt({ changes, steps }: Comparison, before: number, outside: number): void {
  for (const [index, change] of changes.entries()) {
    if (index >= before) changes[index] = { ...change, declared: false };
  }
  for (const [index, step] of steps.entries()) {
    if (index >= outside) steps[index] = { share: 'doubtful', ...step };
  }
}

/** `sure`: no other alternative declares its members, so that a value need not show the loss. */
type Uncovered = { way: Shape; sure: boolean };

/** The alternative, if none of the others covers it. */
function uncovered(
  effect: 'narrowed' | 'widened',
  way: Shape,
  others: Shape[],
  foundOf: FoundOf,
): Uncovered[] {
  const found = others.map((each) =>
    covers(effect, effect === 'narrowed' ? [way, each] : [each, way], foundOf),
  );
  if (found.some(({ accepted, declared }) => accepted && declared)) return [];
  return [{ way, sure: !found.some(({ declared }) => declared) }];
}

/**
 * Different texts may mean the same: then no value shows a difference. Several that go, or come, from one
 * schema are one difference of that schema.
 */
function reportWays(comparison: Comparison, lost: Uncovered[], won: Uncovered[]): void {
  if (lost.length + won.length === 0) return;
  const [base, revision] = comparison.schemas;
  const shown = comparison.oracle(base, revision);
  const gone = lost.filter(({ sure }) => sure || shown.narrowed).map(({ way }) => way);
  const come = won.filter(({ sure }) => sure || shown.widened).map(({ way }) => way);
  const whole = placesOf(placeOf(comparison.base, base), placeOf(comparison.revision, revision));
  if (gone.length > 0) {
    const [way] = gone;
    report(comparison, {
      kind: 'alternative-removed',
      effect: 'narrowed',
      what: wordsOf(comparison.base, gone, ['is no longer one of the alternatives', 'are gone']),
      ...(gone.length > 1 ? whole : placesOf(way?.node, undefined)),
      alternatives: gone.flatMap(({ node }) => (node ? [[[node], revision]] : [])),
    });
  }
  if (come.length > 0) {
    const [way] = come;
    report(comparison, {
      kind: 'alternative-added',
      effect: 'widened',
      what: wordsOf(comparison.revision, come, ['is one more alternative', 'are new']),
      ...(come.length > 1 ? whole : placesOf(undefined, way?.node)),
      alternatives: come.flatMap(({ node }) => (node ? [[base, [node]]] : [])),
    });
  }
}

function placeOf(reading: Reading, [part]: Parts): Node | undefined {
  return part && reading.document.follow(part);
}

/** `an object with kind card is new`, or `3 alternatives are new: kind card, kind wire, kind coin`. */
function wordsOf(reading: Reading, ways: Shape[], [one, several]: [string, string]): string {
  const [way] = ways;
  if (way && ways.length === 1) return `${nameOfWay(reading, way)} ${one}`;
  const names = ways.map((each) => labelOf(reading, each));
  return `${ways.length} alternatives ${several}: ${names.toSorted().join(', ')}`;
}

/** An alternative in a list: what tells it apart, else the names of its first members. */
function labelOf(reading: Reading, way: Shape): string {
  const [tag] = [...tagsOf(reading, way)].map(([name, text]) => `${name} ${text.slice(1, -1)}`);
  const [type = 'value'] = way.types;
  return tag ?? (memberNames(way).slice(0, 3).join('/') || type);
}

/** Describes an alternative by its contents, because the name of its component may change. */
function nameOfWay(reading: Reading, way: Shape): string {
  const tag = [...tagsOf(reading, way)].map(([name, text]) => `${name} ${text.slice(1, -1)}`)[0];
  if (tag) return `an object with ${tag}`;
  const names = memberNames(way).slice(0, 4);
  const [type = 'value'] = way.types;
  return names.length > 0 ? `an object with ${names.join(', ')}` : `another ${type}`;
}
