import { useEffect, useMemo } from 'react';

import { writingFor } from '#commerce/chart/price-writing.ts';
import { ChartFrame } from '#ui/chart/chart-frame.tsx';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { viewWords } from '#ui/chart/line-chart.tsx';
import { Plot } from '#ui/chart/plot.tsx';
import { valueScale } from '#ui/chart/scales.ts';
import type { Point } from '#ui/chart/series.ts';
import { useTableBelow, type TableBelow } from '#ui/chart/table-below.tsx';
import { useChart } from '#ui/chart/use-chart.ts';
import { useTone } from '#ui/chart/use-tone.ts';

import type { Basis } from './outlook.ts';
import { KeyLine, OutlookPicture } from './outlook-picture.tsx';
import { heardValues, placesIn, stepsOf, stopOf, type Steps } from './outlook-steps.ts';
import { CASE_NAMES, headingOf, outlookSentence } from './outlook-words.tsx';
import './outlook-chart.css';

/** Of the heading of the chart. */
export const CHART_ID = 'outlook';

const DAYS = writingFor('day');

/**
 * What the ounces held were worth, and what they may be worth: one line until today, then the
 * analyst's, the best and the worst, each with its own dash and mark. By time, so that a quarter is
 * as wide as a quarter of the past.
 */
export function OutlookChart({
  basis,
  past,
  time,
  onShown,
}: {
  basis: Basis;
  past: readonly Point[];
  /** Of today's prices, ISO 8601. */
  time: string;
  /** Hears what the chart says at a glance. */
  onShown: (sentence: string) => void;
}) {
  const writing = useMemo(() => ({ ...DAYS, value: basis.write }), [basis.write]);
  const steps = useMemo(() => stepsOf(basis, past, Date.parse(time)), [basis, past, time]);
  const { times, lines } = steps;
  const stopAt = (at: number, line: number) => stopOf(steps, at, line, writing);
  const chart = useChart({
    timesFor: () => times,
    lines: Math.max(1, lines.length),
    ofStep: (at, line) => stopAt(at, line).words,
    ofView: (view) => viewWords(times, view, writing),
  });
  const { view } = chart;
  const inSight = useMemo(
    () => lines.map(({ values }) => values.slice(view.from, view.to + 1)),
    [lines, view],
  );
  const { place, ticks } = useMemo(
    () => valueScale(inSight.flat().filter((value) => value !== undefined)),
    [inSight],
  );
  const values = useMemo(() => heardValues(inSight[chart.line] ?? []), [inSight, chart.line]);
  useTone(chart, values);
  const across = placesIn(times, view);
  const heading = headingOf(basis);
  const { said, drawn } = outlookSentence(basis);
  // Synchronizes with what is read out.
  useEffect(() => onShown(said), [onShown, said]);
  return (
    <div className="outlook-chart">
      <ChartFrame
        {...{ id: CHART_ID, heading, chart, values, step: 'point' }}
        sentence={drawn}
        keys={<Keys lines={lines} />}
        table={usePastTable(steps, basis)}
      >
        <Plot
          name={`${heading}, by day, then by quarter`}
          chart={chart}
          stopAt={(at) => stopAt(at, chart.line)}
          across={across}
          down={place}
          unit={basis.isHeld ? 'Dollars, for the ounces you hold today' : 'Dollars an ounce'}
        >
          <OutlookPicture {...{ steps, view, place, ticks, writing }} />
        </Plot>
      </ChartFrame>
    </div>
  );
}

/** Which line is whose, where a phone has no room beside their ends. */
function Keys({ lines }: Pick<Steps, 'lines'>) {
  return (
    <ul className="chart-keys outlook-keys">
      {lines.map(({ who }) => (
        <li key={who}>
          <KeyLine who={who} /> {CASE_NAMES[who]}
        </li>
      ))}
    </ul>
  );
}

/** The days of the chart; its quarters stand in the table of the page. */
function usePastTable({ times, today, lines }: Steps, { write }: Basis): TableBelow {
  const values = lines[0]?.values ?? [];
  const rows = times.slice(0, today + 1).map((time, at) => ({
    time,
    head: DAYS.moment(time),
    cells: [write(values[at] ?? 0)],
  }));
  const draw = () => (
    <ChartTable
      caption="Past days, at the ounces of today"
      columns={['Day', 'Worth']}
      rows={rows}
      timeZone={DAYS.timeZone}
    />
  );
  const table = useTableBelow(rows.length, draw, 'Past days as table');
  return today === 0 ? { button: null, shown: null } : table;
}
