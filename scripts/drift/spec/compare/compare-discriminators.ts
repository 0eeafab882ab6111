import type { Discriminator } from '../../document/discriminator.ts';
import { keyOf, nameOf, type Node } from '../../document/node.ts';
import type { Shape } from '../schema/shape.ts';
import { placesOf, report, type Comparison } from './change.ts';
import { foundIn, reaches } from './reached.ts';

/**
 * Compares what tells alternatives apart. Values of the alternatives in `lost` are left out, since
 * those are told by themselves.
 */
export function compareDiscriminators(
  comparison: Comparison,
  base: Shape[],
  revision: Shape[],
  lost: Shape[],
): void {
  const [before, after] = [discriminatorsOf(base), discriminatorsOf(revision)];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [old, now] = [before[index], after[index]];
    if (old && now) compareOne(comparison, old, now, lost);
    else {
      const what = `discriminator ${old?.property ?? 'none'} → ${now?.property ?? 'none'}`;
      const kind = now ? 'discriminator-added' : 'discriminator-removed';
      report(comparison, { kind, effect: 'same', what, ...placesOf(old?.node, now?.node) });
    }
  }
}

/** Whether a new alternative is selected by a value that is new too, of the same member as before. */
export function selectedAnew(base: Shape[], revision: Shape[]): (way: Shape) => boolean {
  const [before, after] = [discriminatorsOf(base), discriminatorsOf(revision)];
  return (way) =>
    after.some((now, index) => {
      const old = before[index];
      return (
        old?.property === now.property &&
        [...now.targets].some(
          ([value, target]) => !old.targets.has(value) && way.labels.includes(nameOf(target)),
        )
      );
    });
}

function discriminatorsOf(ways: Shape[]): Discriminator[] {
  const all = ways.flatMap(({ discriminators }) => discriminators);
  return [...new Map(all.map((each) => [keyOf(each.node), each])).values()];
}

function compareOne(
  comparison: Comparison,
  old: Discriminator,
  now: Discriminator,
  lost: Shape[],
): void {
  const nodes = { base: old.node, revision: now.node };
  if (old.property !== now.property) {
    const what = `discriminator ${old.property} → ${now.property}`;
    report(comparison, { kind: 'discriminator-changed', effect: 'changed', what, ...nodes });
    return;
  }
  const [before, after] = [valuesOf(old), valuesOf(now)];
  const isLost = (target: Node | undefined) =>
    target !== undefined && lost.some(({ labels }) => labels.includes(nameOf(target)));
  const gone = [...before]
    .filter(([value, target]) => !after.has(value) && !isLost(target))
    .map(([value]) => value);
  const come = [...after.keys()].filter((value) => !before.has(value));
  const other = [...before].flatMap(([value, target]) => {
    const next = after.get(value);
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

/** What selects a schema: a value, or any other one. */
function valuesOf({ targets, usual }: Discriminator): Map<string, Node> {
  return usual ? new Map([...targets, ['any other', usual]]) : targets;
}

/** Whether two schemas with different names also have different contents. */
function meansOther(comparison: Comparison, old: Node, now: Node): boolean {
  if (nameOf(old) === nameOf(now)) return false;
  return reaches(foundIn(comparison.book.pairOf([old], [now])));
}
