import { nameOf, type Node } from '../../document/node.ts';
import { canonOf } from '../schema/canon.ts';
import { report, type Comparison } from './change.ts';
import { withoutRewriting } from './compare-shapes.ts';
import { memberNames, memberOf } from '../schema/members.ts';
import { stableText, type Reading, type Shape } from '../schema/shape.ts';

type Compare = (comparison: Comparison, base: Shape, revision: Shape) => void;

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
    const known = comparison.changes.length;
    compare(comparison, only, other);
    if (comparison.changes.length === known) compareDiscriminators(comparison, base, revision);
    return;
  }
  const pairs = pairsOf(comparison, base, revision, compare);
  const paired = new Set(pairs.flat());
  const gone = base.filter((way) => !paired.has(way));
  const come = revision.filter((way) => !paired.has(way));
  const lost = gone.filter((way) => !revision.some((each) => !differs('narrowed', way, each)));
  const won = come.filter((way) => !base.some((each) => !differs('widened', each, way)));
  reportWays(comparison, lost, won);
  const known = comparison.changes.length;
  for (const [old, now] of pairs) compare(comparison, old, now);
  // Adjacent ranges may be equal to one range.
  const plain = [...base, ...revision].every(
    ({ types }) => !types.has('object') && !types.has('array'),
  );
  if (plain && comparison.changes.length > known) withoutRewriting(comparison, known);
  if (lost.length + won.length === 0) compareDiscriminators(comparison, base, revision);

  function differs(effect: 'narrowed' | 'widened', old: Shape, now: Shape): boolean {
    return effectsOf(comparison, old, now, compare).has(effect);
  }
}

/** The differences of two alternatives, without reporting them. */
function effectsOf(comparison: Comparison, old: Shape, now: Shape, compare: Compare): Set<string> {
  const silent: Comparison = { ...comparison, changes: [], open: new Set(comparison.open) };
  compare(silent, old, now);
  const effects = silent.changes.map(({ effect }) => effect);
  return new Set(
    effects.flatMap((effect) => (effect === 'changed' ? ['narrowed', 'widened'] : [effect])),
  );
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

/** Pairs alternatives by name, then equal ones, then the most similar ones. */
function pairsOf(
  comparison: Comparison,
  base: Shape[],
  revision: Shape[],
  compare: Compare,
): [Shape, Shape][] {
  const pairs = namesakes(comparison, base, revision);
  const taken = new Set(pairs.flat());
  const left = new Set(revision.filter((way) => !taken.has(way)));
  for (const old of base.filter((way) => !taken.has(way))) {
    const same = [...left].find((now) => {
      const effects = effectsOf(comparison, old, now, compare);
      return !effects.has('narrowed') && !effects.has('widened');
    });
    if (!same) continue;
    left.delete(same);
    pairs.push([old, same]);
  }
  const matched = new Set(pairs.map(([old]) => old));
  const open = base.filter((way) => !matched.has(way));
  const scored = open
    .flatMap((old) => [...left].map((now) => ({ old, now, score: likeness(comparison, old, now) })))
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score);
  for (const { old, now } of scored) {
    if (matched.has(old) || !left.has(now)) continue;
    matched.add(old);
    left.delete(now);
    pairs.push([old, now]);
  }
  return pairs;
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

/** Members with a single possible value, which distinguish alternatives. */
function tagsOf(reading: Reading, shape: Shape): Map<string, string> {
  const tags = new Map<string, string>();
  for (const name of memberNames(shape)) {
    const { parts } = memberOf(reading, shape, name);
    const canon = parts.length > 0 ? canonOf(reading, parts) : undefined;
    const values =
      canon?.size === 1 ? canon.get('string')?.flatMap(({ values }) => values ?? []) : [];
    if (values?.length === 1) tags.set(name, stableText(values));
  }
  return tags;
}

/** Different texts may mean the same: then no value shows a difference. */
function reportWays(comparison: Comparison, lost: Shape[], won: Shape[]): void {
  if (lost.length + won.length === 0) return;
  const [base, revision] = comparison.schemas;
  const shown = comparison.oracle(base, revision);
  for (const way of shown.narrowed ? lost : []) {
    report(comparison, {
      kind: 'alternative-removed',
      effect: 'narrowed',
      what: `${nameOfWay(comparison.base, way)} is no longer one of the alternatives`,
      ...(way.node ? { base: way.node } : {}),
    });
  }
  for (const way of shown.widened ? won : []) {
    report(comparison, {
      kind: 'alternative-added',
      effect: 'widened',
      what: `${nameOfWay(comparison.revision, way)} is one more alternative`,
      ...(way.node ? { revision: way.node } : {}),
    });
  }
}

/** Describes an alternative by its contents, because the name of its component may change. */
function nameOfWay(reading: Reading, way: Shape): string {
  const tag = [...tagsOf(reading, way)].map(([name, text]) => `${name} ${text.slice(1, -1)}`)[0];
  if (tag) return `an object with ${tag}`;
  const names = memberNames(way).slice(0, 4);
  const [type = 'value'] = way.types;
  return names.length > 0 ? `an object with ${names.join(', ')}` : `another ${type}`;
}

function compareDiscriminators(comparison: Comparison, base: Shape[], revision: Shape[]): void {
  const [old] = base.flatMap(({ discriminators }) => discriminators);
  const [now] = revision.flatMap(({ discriminators }) => discriminators);
  if (!old || !now) return;
  const nodes = { base: old.node, revision: now.node };
  if (old.property !== now.property) {
    const what = `discriminator ${old.property} → ${now.property}`;
    report(comparison, { kind: 'discriminator-changed', effect: 'changed', what, ...nodes });
    return;
  }
  const gone = [...old.targets.keys()].filter((value) => !now.targets.has(value));
  const come = [...now.targets.keys()].filter((value) => !old.targets.has(value));
  const other = [...old.targets].flatMap(([value, target]) => {
    const next = now.targets.get(value);
    return next && meansOther(comparison, target, next) ? value : [];
  });
  if (gone.length + come.length + other.length === 0) return;
  const oneWay = other.length === 0 && (gone.length === 0 || come.length === 0);
  const effect = !oneWay ? 'changed' : gone.length === 0 ? 'widened' : 'narrowed';
  const signs = [
    ...gone.map((value) => `−${value}`),
    ...come.map((value) => `+${value}`),
    ...other.map((value) => `${value} means another`),
  ];
  const what = `values of ${old.property}: ${signs.join(', ')}`;
  report(comparison, { kind: `discriminator-values-${effect}`, effect, what, ...nodes });
}

/** Whether two schemas with different names also have different contents. */
function meansOther(comparison: Comparison, old: Node, now: Node): boolean {
  if (nameOf(old) === nameOf(now)) return false;
  const silent: Comparison = { ...comparison, changes: [], open: new Set(comparison.open) };
  silent.inside(silent, '', [old], [now]);
  return silent.changes.some(({ effect }) => effect !== 'same');
}
