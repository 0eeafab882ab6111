import type { Comparison } from './change.ts';
import { compareItems } from './compare-items.ts';
import { compareLimits } from './compare-limits.ts';
import { compareMembers } from './compare-members.ts';
import type { Shape } from '../schema/shape.ts';

/** Compares two shapes of one type, keyword by keyword. */
export function compareShapes(comparison: Comparison, base: Shape, revision: Shape): void {
  const before = comparison.changes.length;
  compareLimits(comparison, base, revision);
  const limited = comparison.changes.length > before;
  if (limited && areIntertwined(base, revision)) {
    withoutRewriting(comparison, before);
  }
  const [type] = base.types;
  if (type === 'object') compareMembers(comparison, base, revision);
  if (type === 'array') compareItems(comparison, base, revision);
  const found = comparison.changes.length - before;
  const reworded =
    !haveSameConditions(base, revision) || base.names.length > 0 !== revision.names.length > 0;
  if (found > 0 && reworded) withoutRewriting(comparison, before);
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

/** A condition may mean the same as another keyword: then no value shows a difference. */
export function withoutRewriting(comparison: Comparison, before: number): void {
  const shown = comparison.oracle(...comparison.schemas);
  if (shown.narrowed || shown.widened) return;
  const found = comparison.changes.splice(before);
  const [only] = found;
  // A condition without a value that violates it is kept as a risk.
  const unproven = found.length === 1 && only?.declared === false;
  comparison.changes.push(...found.filter(({ effect }) => effect === 'same' || unproven));
}
