import { useEffect, useMemo, useState } from 'react';

import { announce } from '#ui/toast/announcer.tsx';

import { spanOf, stepAt, viewOf, type Span, type View } from './span.ts';
import { useEscape } from './use-escape.ts';

/** So many steps stay in sight at the closest. */
const FEWEST = 8;
/** Milliseconds without a further press before what it did is announced. */
const PAUSE_MS = 400;

export type Chart = {
  /** Undefined while everything is shown. */
  span: Span | undefined;
  view: View;
  /** The step of the cursor; `undefined` while it is not shown. */
  at: number | undefined;
  /** Which of several lines the cursor is on. */
  line: number;
  isWhole: boolean;
  /** Shows the cursor at a step, and moves the view there. */
  moveTo: (step: number) => void;
  moveBy: (steps: number) => void;
  /** The same for buttons, which do not speak of themselves. */
  step: (steps: number) => void;
  hide: () => void;
  changeLine: (by: number) => void;
  /** Halves (0.5) or doubles (2) the steps in sight. */
  zoom: (by: number) => void;
  /** Moves the view by a quarter of itself. */
  pan: (direction: -1 | 1) => void;
  showWhole: () => void;
};

type ChartOptions = {
  /** When each step begins (milliseconds); a chart may have shorter steps for a shorter span. */
  timesFor: (span: Span | undefined) => readonly number[];
  lines: number;
  ofStep: (step: number, line: number, span: Span | undefined) => string;
  ofView: (view: View, span: Span | undefined) => string;
};

/**
 * Cursor, zoom and view of a chart. They are kept as times, so that they stay where they are when
 * the steps become shorter.
 */
export function useChart({ timesFor, lines, ofStep, ofView }: ChartOptions): Chart {
  const [span, setSpan] = useState<Span>();
  const [atTime, setAtTime] = useState<number>();
  const [line, setLine] = useState(0);
  const [news, setNews] = useState<'step' | 'view'>();

  const times = timesFor(span);
  const count = times.length;
  const view = useMemo(() => viewOf(times, span), [times, span]);
  const size = view.to - view.from + 1;
  const at = atTime === undefined ? undefined : stepAt(times, atTime);
  const says = news === 'view' ? ofView(view, span) : news && ofStep(at ?? view.to, line, span);
  useLateNews(says, setNews);
  // What the pointer has opened closes too.
  useEscape(at !== undefined, () => setAtTime(undefined));

  function show(first: number, steps: number) {
    const from = clamp(Math.round(first), 0, count - steps);
    const next = { from, to: from + steps - 1 };
    if (next.from === view.from && next.to === view.to) return;
    setSpan(steps === count ? undefined : spanOf(times, next));
    setNews('view');
    if (at !== undefined) setAtTime(times[clamp(at, next.from, next.to)]);
  }

  // A cursor that was not shown begins at the last step, which is now.
  const next = (steps: number) =>
    clamp(at === undefined ? view.to + Math.min(0, steps) : at + steps, 0, count - 1);
  const moveTo = (step: number) => {
    const to = clamp(step, 0, count - 1);
    setAtTime(times[to]);
    setNews(undefined);
    if (to < view.from) setSpan(spanOf(times, { from: to, to: to + size - 1 }));
    if (to > view.to) setSpan(spanOf(times, { from: to - size + 1, to }));
  };
  return {
    span,
    view,
    at,
    line,
    isWhole: size === count,
    moveTo,
    moveBy: (steps) => moveTo(next(steps)),
    step: (steps) => {
      moveTo(next(steps));
      setNews('step');
    },
    hide: () => setAtTime(undefined),
    changeLine: (by) => setLine((line + by + lines) % lines),
    zoom: (by) => {
      const steps = clamp(Math.round(size * by), Math.min(FEWEST, count), count);
      const middle = at ?? (view.to === count - 1 ? view.to : (view.from + view.to) / 2);
      const share = size > 1 ? (middle - view.from) / (size - 1) : 1;
      show(middle - share * (steps - 1), steps);
    },
    pan: (direction) => show(view.from + direction * Math.ceil(size / 4), size),
    showWhole: () => show(0, count),
  };
}

/** Tells screen readers what the last of a burst of presses did. */
function useLateNews(says: string | undefined, setNews: (none: undefined) => void): void {
  useEffect(() => {
    if (!says) return undefined;
    const timer = setTimeout(() => {
      announce(says);
      setNews(undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [says, setNews]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
