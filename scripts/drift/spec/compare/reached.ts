import type { Change, Findings, SchemaPair } from './change.ts';

/** A difference, and the steps to the two schemas that differ. */
export type Reached = { change: Change; way: string[] };

type Stop = { found: Findings; onlySame: boolean; step?: string; before?: Stop };

/** What is found of two schemas, compared now if nobody has asked before. */
export function foundIn(pair: SchemaPair): Findings {
  if (!pair.found) {
    const { book, schemas } = pair;
    // There before it is filled: a pair that leads to itself is not compared again on the way.
    const found: Findings = { changes: [], steps: [] };
    pair.found = found;
    pair.isOpen = true;
    book.compare({ ...book, ...found, schemas, book });
    pair.isOpen = false;
  }
  return pair.found;
}

/** Whether a difference can be reached of which that is true. */
export function reaches(
  start: Findings,
  isWanted: (change: Change) => boolean = () => true,
): boolean {
  for (const { change } of reached(start)) if (isWanted(change)) return true;
  return false;
}

/**
 * Every difference that can be reached, each once and by the fewest steps, the nearest first. What is
 * just being compared is taken for the same.
 */
export function* reached(start: Findings): Generator<Reached> {
  const seen = new Map<Findings, boolean>([[start, false]]);
  const met: SchemaPair[] = [];
  const stops: Stop[] = [{ found: start, onlySame: false }];
  let isClean = true;
  for (const stop of stops) {
    if (stop.found.changes.length > 0) isClean = false;
    yield* changesAt(stop);
    for (const { step, to, onlySame = false } of stop.found.steps) {
      if (to.isClean) continue;
      if (to.isOpen) isClean = false;
      const found = to.isOpen ? undefined : foundIn(to);
      const isOnlySame = stop.onlySame || onlySame;
      const before = found && seen.get(found);
      if (!found || before === false || before === isOnlySame) continue;
      seen.set(found, isOnlySame);
      met.push(to);
      stops.push({ found, onlySame: isOnlySame, step, before: stop });
    }
  }
  if (isClean) for (const pair of met) pair.isClean = true;
}

function* changesAt(stop: Stop): Generator<Reached> {
  const { found, onlySame } = stop;
  if (found.changes.length === 0) return;
  const way = wayTo(stop);
  for (const change of found.changes) {
    if (!onlySame || change.effect === 'same') yield { change, way };
  }
}

function wayTo(stop: Stop): string[] {
  const way: string[] = [];
  for (let at: Stop | undefined = stop; at?.before; at = at.before) {
    if (at.step) way.unshift(at.step);
  }
  return way;
}
