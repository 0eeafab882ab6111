import type { Node } from '../../document/node.ts';
import { effectOf, placesOf, report, written, type Comparison, type Effect } from './change.ts';
import { longest, placesFor } from '../schema/members.ts';
import { SIZES, stableText, type Bound, type Shape, type SizeKeyword } from '../schema/shape.ts';
import { isMultiple, suitsShape } from '../schema/simplify.ts';
import { textEffect, type TextRule } from './texts.ts';
import { compareConditions } from './compare-conditions.ts';
import { EXTENSIBLE, isTighter } from '../schema/keywords.ts';

/** Compares the limits of two shapes of one type on the value itself, not on its members or items. */
export function compareLimits(comparison: Comparison, base: Shape, revision: Shape): void {
  const [type] = base.types;
  if (base.values || revision.values) compareValues(comparison, base, revision);
  else if (type === 'number') compareNumbers(comparison, base, revision);
  else if (type === 'string') compareTexts(comparison, base, revision);
  for (const keyword of (type && SIZES[type]) ?? []) {
    if (!base.values && !revision.values) compareSize(comparison, base, revision, keyword);
  }
  if (!base.values && !revision.values) compareExtensible(comparison, base, revision);
  compareConditions(comparison, base, revision);
}

function places(keyword: string, base: Shape, revision: Shape): { base?: Node; revision?: Node } {
  return placesOf(base.from.get(keyword) ?? base.node, revision.from.get(keyword) ?? revision.node);
}

function compareValues(comparison: Comparison, base: Shape, revision: Shape): void {
  const found = valuesChange(comparison, base, revision);
  if (found) report(comparison, { ...found, ...places('enum', base, revision) });
}

type ValuesChange = { kind: string; effect: Effect; what: string };

function valuesChange(
  comparison: Comparison,
  base: Shape,
  revision: Shape,
): ValuesChange | undefined {
  if (!base.values) return listedChange(comparison, revision.values ?? [], base, true);
  if (!revision.values) return listedChange(comparison, base.values, revision, false);
  return listsChange(base.values, revision.values);
}

/** The difference between a list of values, new or gone, and the limits of the other shape. */
function listedChange(
  comparison: Comparison,
  values: unknown[],
  limited: Shape,
  isNew: boolean,
): ValuesChange | undefined {
  // The limits may accept the listed values and no others: the oracle tries values.
  const shown = isLimited(limited) ? comparison.oracle(...comparison.schemas) : undefined;
  if (shown && !shown.narrowed && !shown.widened) return undefined;
  const isForeign =
    (isNew ? shown?.widened : shown?.narrowed) ||
    values.some((value) => !suitsShape(limited, value));
  const what = isNew ? `only ${list(values)} from now on` : `no longer only ${list(values)}`;
  if (isForeign) return { kind: 'enum-replaced', effect: 'changed', what };
  return isNew
    ? { kind: 'enum-added', effect: 'narrowed', what }
    : { kind: 'enum-removed', effect: 'widened', what };
}

/** The difference between two lists of values. */
function listsChange(base: unknown[], revision: unknown[]): ValuesChange | undefined {
  const { gone, come } = listDifference(base, revision);
  if (gone.length + come.length === 0) return undefined;
  const what = `enum ${[...signed('−', gone), ...signed('+', come)].join(' ')}`;
  if (gone.length === 0) return { kind: 'enum-grew', effect: 'widened', what };
  if (come.length === 0) return { kind: 'enum-shrank', effect: 'narrowed', what };
  const kind =
    gone.length === new Set(base.map(stableText)).size ? 'enum-replaced' : 'enum-changed';
  return { kind, effect: 'changed', what };
}

function listDifference(base: unknown[], revision: unknown[]) {
  const before = new Set(base.map(stableText));
  const after = new Set(revision.map(stableText));
  return {
    gone: base.filter((value) => !after.has(stableText(value))),
    come: revision.filter((value) => !before.has(stableText(value))),
  };
}

function signed(sign: '−' | '+', values: unknown[]): string[] {
  return values.map((value) => `${sign}${written(value)}`);
}

/** Compares the values that are known so far; others are valid too. */
function compareExtensible(comparison: Comparison, base: Shape, revision: Shape): void {
  const [old, now] = [base.extensible, revision.extensible];
  const tell = (kind: string, what: string) =>
    report(comparison, {
      kind: `extensible-enum-${kind}`,
      effect: 'same',
      what: `${EXTENSIBLE} ${what}`,
      ...places(EXTENSIBLE, base, revision),
    });
  if (old && now) {
    const { gone, come } = listDifference(old, now);
    if (gone.length > 0) tell('shrank', signed('−', gone).join(' '));
    if (come.length > 0) tell('grew', signed('+', come).join(' '));
  } else if (now) tell('added', `none → ${list(now)}`);
  else if (old) tell('removed', `${list(old)} → none`);
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
  const effect = effectOf({ narrowed, widened });
  const steps = [base, revision].map(({ multiples }) => multiples.join() || 'none');
  const isInteger = steps.includes('none') && steps.includes('1');
  const what = isInteger
    ? `type ${effect === 'narrowed' ? 'number → integer' : 'integer → number'}`
    : `multipleOf ${steps.join(' → ')}`;
  report(comparison, {
    kind: `${isInteger ? 'integer' : 'multiple-of'}-${effect}`,
    effect,
    what,
    ...places('multipleOf', base, revision),
  });
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
  // A limit that follows from the items is reported with the items.
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
