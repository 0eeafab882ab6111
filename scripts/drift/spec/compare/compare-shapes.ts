import type { Comparison, Findings } from './change.ts';
import { compareItems } from './compare-items.ts';
import { compareLimits } from './compare-limits.ts';
import { compareMembers } from './compare-members.ts';
import { reached, reaches } from './reached.ts';
import type { Shape } from '../schema/shape.ts';

/** Compares two shapes of one type, keyword by keyword. */
export function compareShapes(comparison: Comparison, base: Shape, revision: Shape): void {
  const before = comparison.changes.length;
  const outside = comparison.steps.length;
  compareLimits(comparison, base, revision);
  const limited = comparison.changes.length > before;
  if (limited && areIntertwined(base, revision)) {
    withoutRewriting(comparison, before);
  }
  const [type] = base.types;
  if (type === 'object') compareMembers(comparison, base, revision);
  if (type === 'array') compareItems(comparison, base, revision);
  const reworded =
    !haveSameConditions(base, revision) || base.names.length > 0 !== revision.names.length > 0;
  if (reworded) withoutRewriting(comparison, before, outside);
}

/** Whether limits may mean the same as others: a length, and a pattern that limits the length. */
function areIntertwined(base: Shape, revision: Shape): boolean {
  const texts = Math.max(
    ...[base, revision].map((each) => each.patterns.length + each.formats.length),
  );
  const sizes = base.sizes.size + revision.sizes.size;
  if (base.types.has('string')) return texts > 1 || (texts > 0 && sizes > 0);
  return base.types.has('object') ? sizes > 0 : (base.unique || revision.unique) && sizes > 0;
}

function haveSameConditions(base: Shape, revision: Shape): boolean {
  const texts = new Set(base.conditions.map(({ text }) => text));
  const others = new Set(revision.conditions.map(({ text }) => text));
  return texts.size === others.size && [...texts].every((text) => others.has(text));
}

/**
 * A condition may mean the same as another keyword: then no value shows a difference. `before` and
 * `outside` are the numbers of changes and steps that stay as they are.
 */
export function withoutRewriting(
  comparison: Comparison,
  before: number,
  outside = comparison.steps.length,
): void {
  const { changes, steps } = comparison;
  const found = { changes: changes.slice(before), steps: steps.slice(outside) };
  if (!reaches(found)) return;
  const shown = comparison.oracle(...comparison.schemas);
  if (shown.narrowed || shown.widened) return;
  // A condition without a value that violates it is kept as a risk.
  if (isUnproven(found)) return;
  changes.splice(before, Infinity, ...found.changes.filter(({ effect }) => effect === 'same'));
  steps.splice(
    outside,
    Infinity,
    ...found.steps.map(({ step, to }) => ({ step, to, share: 'same' as const })),
  );
}

function isUnproven(found: Findings): boolean {
  let count = 0;
  for (const { change } of reached(found)) {
    count += 1;
    if (count > 1 || change.declared) return false;
  }
  return count === 1;
}
