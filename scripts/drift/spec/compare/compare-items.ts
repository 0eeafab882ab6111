import { canonOf } from '../schema/canon.ts';
import { inside, placesOf, report, type Comparison } from './change.ts';
import { itemParts, longest, placesFor, prefixLength } from '../schema/members.ts';
import type { Parts, Reading, Shape } from '../schema/shape.ts';

/** Compares the items of two arrays: `prefixItems`, the other items, and uniqueness. */
export function compareItems(comparison: Comparison, base: Shape, revision: Shape): void {
  if (base.values || revision.values) return;
  compareUnique(comparison, base, revision);
  const most = Math.max(prefixLength(base), prefixLength(revision));
  for (let index = 0; index <= most; index += 1) {
    // Neither array can have so many items.
    if (index >= Math.max(longest(base), longest(revision))) continue;
    // Only one array can have so many items: the limit is reported by itself.
    if (isBeyond(base, index) || isBeyond(revision, index)) continue;
    const step = index < most ? `[${index}]` : '[]';
    compareItem(comparison, step, itemParts(base, index), itemParts(revision, index), [
      base,
      revision,
    ]);
  }
}

function isBeyond(shape: Shape, index: number): boolean {
  return index >= longest(shape) && index < placesFor(shape);
}

function compareItem(
  comparison: Comparison,
  step: string,
  old: Parts,
  now: Parts,
  shapes: [Shape, Shape],
): void {
  const before = isRefused(comparison.base, old);
  const after = isRefused(comparison.revision, now);
  if (before && after) return;
  if (!before && !after) {
    inside(comparison, step, old, now);
    return;
  }
  const [base, revision] = shapes;
  report(comparison, {
    kind: after ? 'items-refused' : 'items-allowed',
    effect: after ? 'narrowed' : 'widened',
    what: after ? `no items at ${step} from now on` : `items at ${step} are allowed`,
    ...placesOf(base.node, revision.node),
  });
}

function isRefused(reading: Reading, parts: Parts): boolean {
  return parts.length > 0 && canonOf(reading, parts).size === 0;
}

function compareUnique(comparison: Comparison, base: Shape, revision: Shape): void {
  const old = isUnique(base);
  const now = isUnique(revision);
  if (old === now || (!base.unique && !revision.unique)) return;
  const place = base.from.get('uniqueItems') ?? base.node;
  report(comparison, {
    kind: now ? 'unique-items-narrowed' : 'unique-items-widened',
    effect: now ? 'narrowed' : 'widened',
    what: now ? 'no item twice from now on' : 'an item may come twice',
    ...placesOf(place, revision.from.get('uniqueItems') ?? revision.node),
  });
}

/** A list of at most one item is always unique. */
function isUnique(shape: Shape): boolean {
  return shape.unique || longest(shape) <= 1;
}
