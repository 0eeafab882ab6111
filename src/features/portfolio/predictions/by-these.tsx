import { useEffect, useRef } from 'react';

import type { Fields } from '#commerce/form/answer.ts';
import { monthDay } from '#commerce/format/month-day.ts';
import { lastDayOf } from '#lib/quarter.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { worthBy } from './outlook-worth.ts';
import { wholeDollars, type Worth } from './outlook.ts';
import { predictionsIn } from './prediction-fields.ts';

/** Milliseconds without typing before the sums are read out. */
const PAUSE_MS = 1_200;

/** The worst and the best worth (cents) by what is typed, at the end of the last complete quarter. */
function worthTyped(
  field: Fields,
  quarters: readonly number[],
  { held, today }: Worth,
): { day: string; worst: number; best: number } | undefined {
  for (const { quarter, gold = {}, silver = {} } of predictionsIn(field, quarters).toReversed()) {
    const [worst, best] = (['worst', 'best'] as const).map((end) =>
      worthBy(end, { gold, silver }, held, today),
    );
    if (worst !== undefined && best !== undefined && held.length > 0) {
      return { day: lastDayOf(quarter), worst, best };
    }
  }
  return undefined;
}

/** What the typed prices would make of the portfolio. */
export function ByThese({
  typed,
  quarters,
  worth,
}: {
  typed: Fields;
  quarters: readonly number[];
  worth: Worth;
}) {
  const sums = worthTyped(typed, quarters, worth);
  const [start, worst, best] = sums
    ? [`By these, on ${monthDay(sums.day)}: `, wholeDollars(sums.worst), wholeDollars(sums.best)]
    : ['', '', ''];
  const words = sums ? `${start}${worst} to ${best}` : '';
  useRead(words);
  if (!sums) return null;
  return (
    <p className="change-sums">
      {start}
      <b className="figures">{worst}</b> to <b className="figures">{best}</b>
    </p>
  );
}

/** Reads the words out when the typing rests; the first are read with the form. */
function useRead(words: string): void {
  const told = useRef(words);
  // Starts a timer.
  useEffect(() => {
    if (!words || words === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = words;
      announce(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
