import { useEffect, useState } from 'react';

import { announce } from '#ui/toast/announcer.tsx';

/** The steps that are shown, both included. */
export type View = { from: number; to: number };

/** So many steps stay in sight at the closest. */
const FEWEST = 8;
/** Milliseconds without a further press before the new view is announced. */
const PAUSE_MS = 400;

export type Chart = {
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

export type ChartWords = {
  ofStep: (step: number, line: number) => string;
  ofView: (view: View) => string;
};

/** Cursor, zoom and view of a chart with `count` steps and so many lines. */
export function useChart(count: number, lines: number, words: ChartWords): Chart {
  const whole = { from: 0, to: count - 1 };
  const [view, setView] = useState<View>(whole);
  const [at, setAt] = useState<number>();
  const [line, setLine] = useState(0);
  const [news, setNews] = useState<{ says: string }>();

  // Tells screen readers the last of a burst of presses.
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(() => announce(news.says), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const isShown = at !== undefined;
  // What the pointer has opened closes with Escape, wherever the focus is.
  useEffect(() => {
    if (!isShown) return undefined;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setAt(undefined);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isShown]);

  function show(from: number, size: number) {
    const start = clamp(Math.round(from), 0, count - size);
    const next = { from: start, to: start + size - 1 };
    if (next.from === view.from && next.to === view.to) return;
    setView(next);
    setNews({ says: words.ofView(next) });
    if (at !== undefined) setAt(clamp(at, next.from, next.to));
  }

  const size = view.to - view.from + 1;
  // A cursor that was not shown begins at the last step, which is now.
  const next = (steps: number) =>
    clamp(at === undefined ? view.to + Math.min(0, steps) : at + steps, 0, count - 1);
  const moveTo = (step: number) => {
    const to = clamp(step, 0, count - 1);
    setAt(to);
    if (to < view.from) setView({ from: to, to: to + size - 1 });
    if (to > view.to) setView({ from: to - size + 1, to });
  };
  return {
    view,
    at,
    line,
    isWhole: size === count,
    moveTo,
    moveBy: (steps) => moveTo(next(steps)),
    step: (steps) => {
      moveTo(next(steps));
      setNews({ says: words.ofStep(next(steps), line) });
    },
    hide: () => setAt(undefined),
    changeLine: (by) => setLine((line + by + lines) % lines),
    zoom: (by) => {
      const next = clamp(Math.round(size * by), Math.min(FEWEST, count), count);
      const middle = at ?? (view.to === count - 1 ? view.to : (view.from + view.to) / 2);
      const share = size > 1 ? (middle - view.from) / (size - 1) : 1;
      show(middle - share * (next - 1), next);
    },
    pan: (direction) => show(view.from + direction * Math.ceil(size / 4), size),
    showWhole: () => show(0, count),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
