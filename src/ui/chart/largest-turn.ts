import type { Point } from './series.ts';

type Turn = { from: Point; to: Point };

/** The largest rise or fall, as a share of its start, from one point to a later one. */
export function largestTurn(points: readonly Point[]): Turn | undefined {
  let [low, high] = [points[0], points[0]];
  let best: Turn | undefined;
  for (const to of points) {
    if (!low || !high) return undefined;
    if (to.value < low.value) low = to;
    if (to.value > high.value) high = to;
    for (const from of [low, high]) {
      if (from.value !== to.value && (!best || size({ from, to }) > size(best)))
        best = { from, to };
    }
  }
  return best;
}

function size({ from, to }: Turn): number {
  return Math.abs(to.value - from.value) / from.value;
}
