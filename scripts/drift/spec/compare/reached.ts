import {
  isOfValues,
  type Change,
  type Findings,
  type Reached,
  type SchemaPair,
  type Share,
  type Step,
} from './change.ts';

type Stop = {
  found: Findings;
  share: Share;
  length: number;
  /** How it was reached; the start was not. */
  step?: string;
  before?: Stop;
  pair?: SchemaPair;
};

type Walk = { start: Findings; stops: Stop[] };

/** What is found of two schemas, compared now if nobody has asked before. */
export function foundIn(pair: SchemaPair): Findings {
  if (!pair.found) {
    const { book, schemas } = pair;
    book.base.watch?.check();
    book.base.watch?.count('pairs of schemas compared');
    // There before it is filled: a pair that leads to itself is not compared again on the way.
    const found: Findings = { changes: [], steps: [] };
    pair.found = found;
    pair.isOpen = true;
    book.compare({ ...book, ...found, schemas, book });
    pair.isOpen = false;
    pair.isClean = found.changes.length + found.steps.length === 0;
  }
  return pair.found;
}

/** As {@link reached}, from two schemas with which many operations begin. */
export function reachedFrom(pair: SchemaPair): Iterable<Reached> {
  if (pair.all) return pair.all;
  const all = reached(foundIn(pair));
  if (!pair.isWalked) {
    pair.isWalked = true;
    return all;
  }
  return (pair.all = [...all]);
}

/** Whether a difference can be reached of which that is true: if left out, any that is no note. */
export function reaches(
  start: Findings,
  isWanted: (change: Change) => boolean = isOfValues,
): boolean {
  for (const { change } of reached(start)) if (isWanted(change)) return true;
  return false;
}

/**
 * Every difference that can be reached, each once and by the fewest steps, the nearest first. What is
 * just being compared is taken for the same. Nobody may begin another walk before this one ends.
 */
export function* reached(start: Findings): Generator<Reached> {
  const isWhole = compareFrom(start);
  const stops: Stop[] = [{ found: start, share: 'all', length: 0 }];
  const walk: Walk = { start, stops };
  let isClean = isWhole;
  for (const stop of stops) {
    if (stop.found.changes.length > 0) isClean = false;
    yield* changesAt(stop);
    for (const step of stop.found.steps) goOn(walk, stop, step);
    if (stop.before) forgetClean(stop.found);
  }
  if (isClean) for (const { pair } of stops) if (pair) pair.isClean = true;
}

/** Compares all pairs that can be reached; false if one of them is still being compared. */
function compareFrom(start: Findings): boolean {
  const met = new Set<SchemaPair>();
  const waiting = [start];
  let isWhole = true;
  for (const { steps } of waiting) {
    for (const { to } of steps) {
      if (to.isOpen) isWhole = false;
      if (to.isOpen || to.isWhole || met.has(to)) continue;
      met.add(to);
      waiting.push(foundIn(to));
    }
  }
  if (isWhole) for (const pair of met) pair.isWhole = true;
  return isWhole;
}

const ORDER: Record<Share, number> = { all: 0, doubtful: 1, same: 2 };

function goOn(walk: Walk, stop: Stop, { step, to, share: own = 'all' }: Step): void {
  const share = ORDER[own] > ORDER[stop.share] ? own : stop.share;
  if (to.seenBy === walk && ORDER[to.seenShare ?? 'all'] <= ORDER[share]) return;
  const { found } = to;
  if (!found || to.isClean || to.isOpen || found === walk.start) return;
  to.seenBy = walk;
  to.seenShare = share;
  const length = stop.length + 1;
  walk.stops.push({ found, share, length, step, before: stop, pair: to });
}

/** The next walk need not go there. What is still being compared may get more steps. */
function forgetClean(found: Findings): void {
  const { steps } = found;
  let kept = 0;
  for (const step of steps) if (!step.to.isClean) steps[kept++] = step;
  steps.length = kept;
}

function* changesAt(stop: Stop): Generator<Reached> {
  const { found, share, length } = stop;
  const way = () => wayTo(stop);
  const isDoubtful = share === 'doubtful';
  for (const change of found.changes) {
    if (share !== 'same' || change.effect === 'same') yield { change, isDoubtful, length, way };
  }
}

function wayTo(stop: Stop): string[] {
  const way: string[] = [];
  for (let at: Stop | undefined = stop; at?.before; at = at.before) {
    if (at.step) way.unshift(at.step);
  }
  return way;
}
