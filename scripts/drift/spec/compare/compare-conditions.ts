import type { Condition, Parts, Reading, Shape } from '../schema/shape.ts';
import { effectOf, placesOf, report, type Comparison } from './change.ts';
import { foundIn, reaches } from './reached.ts';

/** Compares conditions. Two spellings may mean the same, so the oracle tries values. */
export function compareConditions(comparison: Comparison, base: Shape, revision: Shape): void {
  const before = new Map(base.conditions.map((each) => [each.text, each]));
  const after = new Map(revision.conditions.map((each) => [each.text, each]));
  const [old, now] = comparison.schemas;
  const gone = [...before.values()].filter(
    (each) => !after.has(each.text) && !isIdle(comparison, comparison.base, old, each),
  );
  const come = [...after.values()].filter(
    (each) => !before.has(each.text) && !isIdle(comparison, comparison.revision, now, each),
  );
  const [first] = [...come, ...gone];
  if (!first) return;
  const shown = comparison.oracle(old, now);
  const unproven = !shown.narrowed && !shown.widened;
  if (unproven && gone.length > 0) return;
  const effect = unproven ? 'narrowed' : effectOf(shown);
  const keyword = { dependentSchemas: 'dependent-schemas' }[first.keyword] ?? first.keyword;
  report(comparison, {
    kind: `condition-${effect}`,
    effect,
    what: `another condition (${keyword})`,
    declared: !unproven,
    ...placesOf(gone[0]?.node ?? base.node, come[0]?.node ?? revision.node),
  });
}

/** Whether what a condition asks is so anyway: then it refuses nothing. */
function isIdle(
  comparison: Comparison,
  reading: Reading,
  parts: Parts,
  { branches }: Condition,
): boolean {
  if (comparison.ofCondition) return false;
  return (
    branches?.every(({ when, asked }) => {
      const all = [...parts, ...when];
      const pair = comparison.book.ofConditions(reading).pairOf(all, [...all, asked]);
      return !reaches(foundIn(pair), ({ effect }) => effect !== 'same' && effect !== 'widened');
    }) ?? false
  );
}
