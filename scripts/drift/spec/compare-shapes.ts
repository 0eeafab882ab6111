import type { Comparison } from './change.ts';
import { compareItems } from './compare-items.ts';
import { compareLimits } from './compare-limits.ts';
import { compareMembers } from './compare-members.ts';
import type { Shape } from './shape.ts';

/** Compares two shapes of one type, keyword by keyword. */
export function compareShapes(comparison: Comparison, base: Shape, revision: Shape): void {
  const before = comparison.changes.length;
  compareLimits(comparison, base, revision);
  const [type] = base.types;
  if (type === 'object') compareMembers(comparison, base, revision);
  if (type === 'array') compareItems(comparison, base, revision);
  const found = comparison.changes.length - before;
  if (found > 0 && !haveSameConditions(base, revision)) withoutRewriting(comparison, before);
}

function haveSameConditions(base: Shape, revision: Shape): boolean {
  const texts = new Set(base.conditions.map(({ text }) => text));
  const others = new Set(revision.conditions.map(({ text }) => text));
  return texts.size === others.size && [...texts].every((text) => others.has(text));
}

/** A condition may say in other words what another keyword says: then no value shows a difference. */
function withoutRewriting(comparison: Comparison, before: number): void {
  const shown = comparison.oracle(...comparison.schemas);
  if (shown.narrowed || shown.widened) return;
  const found = comparison.changes.splice(before);
  const [only] = found;
  // A condition that no value was found to break stays, as a risk.
  const unproven = found.length === 1 && only?.declared === false;
  comparison.changes.push(...found.filter(({ effect }) => effect === 'same' || unproven));
}
