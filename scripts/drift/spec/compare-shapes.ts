import type { Comparison } from './change.ts';
import { compareItems } from './compare-items.ts';
import { compareLimits } from './compare-limits.ts';
import { compareMembers } from './compare-members.ts';
import type { Shape } from './shape.ts';

/** Compares two shapes of one type, keyword by keyword. */
export function compareShapes(comparison: Comparison, base: Shape, revision: Shape): void {
  compareLimits(comparison, base, revision);
  const [type] = base.types;
  if (type === 'object') compareMembers(comparison, base, revision);
  if (type === 'array') compareItems(comparison, base, revision);
}
