import { bisectRight } from 'd3-array';

/** The time that is shown (milliseconds, both ends included). */
export type Span = { from: number; to: number };

/** The steps that are shown, both included. */
export type View = { from: number; to: number };

/** The step that a moment is in: the last that began before it, or the first. */
export function stepAt(times: readonly number[], time: number): number {
  return Math.max(0, bisectRight(times, time) - 1);
}

/** The steps that a span touches; without one, all. */
export function viewOf(times: readonly number[], span: Span | undefined): View {
  return span
    ? { from: stepAt(times, span.from), to: stepAt(times, span.to) }
    : { from: 0, to: times.length - 1 };
}

/** The time of some steps: the last lasts until the next begins. */
export function spanOf(times: readonly number[], { from, to }: View): Span {
  return { from: times[from] ?? 0, to: (times[to + 1] ?? Number.POSITIVE_INFINITY) - 1 };
}
