import type { Node } from '../document/node.ts';
import { report, written, type Comparison, type Effect } from './change.ts';
import { longest, placesFor } from './members.ts';
import { SIZES, stableText, type Bound, type Shape, type SizeKeyword } from './shape.ts';
import { isMultiple, suitsShape } from './simplify.ts';
import { textEffect, type TextRule } from './texts.ts';
import { isTighter } from './keywords.ts';

/** Compares what two shapes of one type say of a value itself, not of its members or items. */
export function compareLimits(comparison: Comparison, base: Shape, revision: Shape): void {
  const [type] = base.types;
  if (base.values || revision.values) compareValues(comparison, base, revision);
  else if (type === 'number') compareNumbers(comparison, base, revision);
  else if (type === 'string') compareTexts(comparison, base, revision);
  for (const keyword of (type && SIZES[type]) ?? []) {
    if (!base.values && !revision.values) compareSize(comparison, base, revision, keyword);
  }
  compareConditions(comparison, base, revision);
}

function places(keyword: string, base: Shape, revision: Shape): { base?: Node; revision?: Node } {
  const old = base.from.get(keyword) ?? base.node;
  const now = revision.from.get(keyword) ?? revision.node;
  return { ...(old ? { base: old } : {}), ...(now ? { revision: now } : {}) };
}

function compareValues(comparison: Comparison, base: Shape, revision: Shape): void {
  const nodes = places('enum', base, revision);
  const tell = (kind: string, effect: Effect, what: string) =>
    report(comparison, { kind, effect, what, ...nodes });
  // A list and a limit may mean the same values, or others.
  const mayAgree = !base.values !== !revision.values && isLimited(base.values ? revision : base);
  const shown = mayAgree ? comparison.oracle(...comparison.schemas) : undefined;
  if (shown && !shown.narrowed && !shown.widened) return;
  if (!base.values) {
    const foreign =
      shown?.widened || (revision.values ?? []).some((value) => !suitsShape(base, value));
    const what = `only ${list(revision.values ?? [])} from now on`;
    if (foreign) tell('enum-replaced', 'changed', what);
    else tell('enum-added', 'narrowed', what);
  } else if (!revision.values) {
    const foreign = shown?.narrowed || base.values.some((value) => !suitsShape(revision, value));
    const what = `no longer only ${list(base.values)}`;
    if (foreign) tell('enum-replaced', 'changed', what);
    else tell('enum-removed', 'widened', what);
  } else {
    const before = new Set(base.values.map(stableText));
    const after = new Set(revision.values.map(stableText));
    const gone = base.values.filter((value) => !after.has(stableText(value)));
    const come = revision.values.filter((value) => !before.has(stableText(value)));
    if (gone.length + come.length === 0) return;
    const what = [
      ...gone.map((value) => `−${written(value)}`),
      ...come.map((value) => `+${written(value)}`),
    ];
    if (gone.length === 0) tell('enum-grew', 'widened', `enum ${what.join(' ')}`);
    else if (come.length === 0) tell('enum-shrank', 'narrowed', `enum ${what.join(' ')}`);
    else if (gone.length === before.size)
      tell('enum-replaced', 'changed', `enum ${what.join(' ')}`);
    else tell('enum-changed', 'changed', `enum ${what.join(' ')}`);
  }
}

function isLimited({ min, max, sizes, patterns, arrays, objects }: Shape): boolean {
  const parts = arrays.length + objects.length;
  return (min && max) !== undefined || sizes.size > 0 || patterns.length + parts > 0;
}

function list(values: unknown[]): string {
  return values.map(written).join(', ');
}

function compareNumbers(comparison: Comparison, base: Shape, revision: Shape): void {
  // A format sets both bounds at once, and is one difference.
  const isWhole =
    [base, revision].some(({ from, min, max }) =>
      Boolean(min && max && from.get('minimum') === from.get('maximum')),
    ) && boundEffect('min', base.min, revision.min) === boundEffect('max', base.max, revision.max);
  for (const [side, keyword] of [
    ['min', 'minimum'],
    ['max', 'maximum'],
  ] as const) {
    const old = base[side];
    const now = revision[side];
    const effect = boundEffect(side, old, now);
    if (effect === 'same' || (side === 'max' && isWhole)) continue;
    const what = `${keyword} ${boundText(old)} → ${boundText(now)}`;
    report(comparison, {
      kind: `${keyword}-${effect}`,
      effect,
      what,
      ...places(keyword, base, revision),
    });
  }
  compareMultiples(comparison, base, revision);
}

function boundEffect(side: 'min' | 'max', old: Bound | undefined, now: Bound | undefined): Effect {
  if (now && (!old || isTighter(side, now, old))) return 'narrowed';
  return old && (!now || isTighter(side, old, now)) ? 'widened' : 'same';
}

function boundText(bound: Bound | undefined): string {
  return bound ? `${bound.exclusive ? 'not ' : ''}${bound.value}` : 'none';
}

function covers(steps: number[], others: number[]): boolean {
  return steps.every((step) => others.some((other) => isMultiple(other, step)));
}

function compareMultiples(comparison: Comparison, base: Shape, revision: Shape): void {
  const narrowed = !covers(revision.multiples, base.multiples);
  const widened = !covers(base.multiples, revision.multiples);
  if (!narrowed && !widened) return;
  const effect = narrowed && widened ? 'changed' : narrowed ? 'narrowed' : 'widened';
  const whole = [base, revision].some(({ multiples }) => multiples.length === 0);
  const integer = [base, revision].some(({ multiples }) => multiples.join() === '1');
  const kind = whole && integer ? `integer-${effect}` : `multiple-of-${effect}`;
  const what =
    whole && integer
      ? effect === 'narrowed'
        ? 'type number → integer'
        : 'type integer → number'
      : `multipleOf ${base.multiples.join() || 'none'} → ${revision.multiples.join() || 'none'}`;
  report(comparison, { kind, effect, what, ...places('multipleOf', base, revision) });
}

function compareSize(
  comparison: Comparison,
  base: Shape,
  revision: Shape,
  keyword: SizeKeyword,
): void {
  const none = keyword.startsWith('min') ? 0 : Infinity;
  const [old, now] = [base, revision].map((shape) => sizeOf(shape, keyword)) as [number, number];
  if (old === now) return;
  // No place for more items is told where the items are.
  if (keyword === 'maxItems' && Math.min(old, now) === placesFor(old < now ? base : revision))
    return;
  const tighter = keyword.startsWith('min') ? now > old : now < old;
  const effect = tighter ? 'narrowed' : 'widened';
  const shown = (size: number) => (size === none ? 'none' : String(size));
  const name = keyword.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  report(comparison, {
    kind: `${name}-${effect}`,
    effect,
    what: `${keyword} ${shown(old)} → ${shown(now)}`,
    ...places(keyword, base, revision),
  });
}

function sizeOf(shape: Shape, keyword: SizeKeyword): number {
  if (keyword === 'maxItems') return longest(shape);
  return shape.sizes.get(keyword) ?? (keyword.startsWith('min') ? 0 : Infinity);
}

const TEXT_RULES: TextRule[] = ['pattern', 'format', 'encoding'];

function compareTexts(comparison: Comparison, base: Shape, revision: Shape): void {
  for (const rule of TEXT_RULES) {
    const found = textEffect(rule, base, revision);
    if (!found) continue;
    report(comparison, { ...found, ...places(rule, base, revision) });
  }
}

/** Conditions that read differently may mean the same: values decide. */
function compareConditions(comparison: Comparison, base: Shape, revision: Shape): void {
  const before = new Map(base.conditions.map((each) => [each.text, each]));
  const after = new Map(revision.conditions.map((each) => [each.text, each]));
  const gone = [...before.values()].filter(({ text }) => !after.has(text));
  const come = [...after.values()].filter(({ text }) => !before.has(text));
  const [first] = [...come, ...gone];
  if (!first) return;
  const shown = comparison.oracle(...comparison.schemas);
  const unproven = !shown.narrowed && !shown.widened;
  if (unproven && gone.length > 0) return;
  const effect = unproven
    ? 'narrowed'
    : shown.narrowed && shown.widened
      ? 'changed'
      : shown.narrowed
        ? 'narrowed'
        : 'widened';
  const keyword = { dependentSchemas: 'dependent-schemas' }[first.keyword] ?? first.keyword;
  const old = gone[0]?.node ?? base.node;
  const now = come[0]?.node ?? revision.node;
  report(comparison, {
    kind: `condition-${effect}`,
    effect,
    what: `another condition (${keyword})`,
    declared: !unproven,
    ...(old ? { base: old } : {}),
    ...(now ? { revision: now } : {}),
  });
}
