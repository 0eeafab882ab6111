import { useMemo } from 'react';

import { ChartFrame } from './chart-frame.tsx';
import { linePath } from './paths.ts';
import { Bounds, LastValue } from './marks.tsx';
import { percent, Picture } from './picture.tsx';
import { Plot } from './plot.tsx';
import { stepPlace, timeTicks, valueScale } from './scales.ts';
import type { Line, Stop, Writing } from './series.ts';
import type { View } from './span.ts';
import type { TableBelow } from './table-below.tsx';
import { useChart } from './use-chart.ts';
import { useTone } from './use-tone.ts';

const TIME_LABELS = 13;

export type LineChartProps = {
  /** Of its heading. */
  id: string;
  heading: string;
  sentence: string;
  /** Milliseconds, oldest first: at least one. */
  times: readonly number[];
  /** One to three; each with a value for each of `times`. */
  lines: readonly Line[];
  unit: string;
  writing: Writing;
  /** One step of the cursor: "day". */
  step: string;
  /** "up 0.80 %" from one value to another. */
  change: (from: number, to: number) => string;
  table: TableBelow;
};

/** One to three lines over time; each has its own dash and its name at its end. */
export function LineChart(props: LineChartProps) {
  const { id, heading, sentence, times, lines, unit, writing, step, table } = props;
  const stopAt = (at: number, line: number) => lineStop(props, at, line);
  const chart = useChart({
    timesFor: () => times,
    lines: lines.length,
    ofStep: (at, line) => stopAt(at, line).words,
    ofView: (view) => viewWords(times, view, writing),
  });
  const { view } = chart;
  const shown = useMemo(
    () => lines.map(({ values }) => values.slice(view.from, view.to + 1)),
    [lines, view],
  );
  const values = shown[chart.line] ?? [];
  useTone(chart, values);
  const { place } = useMemo(() => valueScale(shown.flat()), [shown]);
  const across = (at: number) => stepPlace(at - view.from, view.to - view.from + 1);
  return (
    <ChartFrame
      {...{ id, heading, sentence, chart, values, step, table }}
      keys={lines.length > 1 ? <Keys lines={lines} /> : undefined}
    >
      <Plot
        name={`${heading}, by ${step}`}
        chart={chart}
        stopAt={(at) => stopAt(at, chart.line)}
        across={across}
        down={place}
        unit={unit}
      >
        <Lines {...props} view={view} shown={shown} />
      </Plot>
    </ChartFrame>
  );
}

/** Which line is whose, where a phone has no room beside their ends. */
function Keys({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="chart-keys">
      {lines.map(({ name }, index) => (
        <li key={name}>
          <svg className="chart-key-line" aria-hidden="true">
            <path className="chart-line" data-line={index} d="M0 10H32" />
          </svg>{' '}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Drawn again for another view only, not for each step of the cursor. */
function Lines({
  times,
  lines,
  writing,
  view,
  shown,
}: LineChartProps & { view: View; shown: readonly (readonly number[])[] }) {
  return useMemo(() => {
    const count = view.to - view.from + 1;
    const inSight = times.slice(view.from, view.to + 1);
    const { place, ticks } = valueScale(shown.flat());
    const across = (index: number) => stepPlace(index, count);
    return (
      <Picture
        ticks={ticks}
        times={timeTicks(inSight, writing.timeZone, TIME_LABELS)}
        place={place}
        across={across}
        writing={writing}
        drawing={shown.map((values, index) => (
          <path
            key={lines[index]?.name}
            className="chart-line"
            data-line={index}
            d={linePath(values, place)}
          />
        ))}
      >
        {shown.length === 1 ? (
          <>
            <Bounds
              highs={shown[0] ?? []}
              lows={shown[0] ?? []}
              times={inSight}
              place={place}
              across={across}
              writing={writing}
            />
            <LastValue value={shown[0]?.at(-1) ?? 0} place={place} writing={writing} />
          </>
        ) : null}
        {shown.map((values, index) => {
          const y = percent(place(values.at(-1) ?? 0));
          return (
            <g key={lines[index]?.name}>
              <circle className="chart-end" cx="100%" cy={y} r="4" />
              {shown.length > 1 ? (
                <text className="chart-last" x="100%" y={y}>
                  {lines[index]?.name}
                </text>
              ) : null}
            </g>
          );
        })}
      </Picture>
    );
  }, [times, lines, writing, view, shown]);
}

function lineStop(props: LineChartProps, at: number, line: number): Stop {
  const { times, lines, writing, step, change } = props;
  const time = times[at] ?? 0;
  const { name, values } = lines[line] ?? { name: '', values: [] };
  const value = values[at] ?? 0;
  const moved = at > 0 ? change(values[at - 1] ?? value, value) : undefined;
  const rows: [string, string][] = lines.map((each) => [
    each.name,
    writing.value(each.values[at] ?? 0),
  ]);
  if (moved) rows.push([`Since the ${step} before`, moved]);
  if (at < values.length - 1) rows.push(['Since then', change(value, values.at(-1) ?? value)]);
  const start = `${lines.length > 1 ? `${name}, ` : ''}${writing.moment(time)}`;
  const end = moved ? `, ${spoken(moved)}` : '';
  return {
    time,
    value,
    title: writing.moment(time),
    short: writing.short(time),
    rows,
    words: `${start}: ${writing.value(value)}${end}`,
  };
}

/** Screen readers say "percent" more plainly than the sign after a space. */
export function spoken(change: string): string {
  return change.replace(' %', ' percent');
}

/** "Showing March 4, 2026 to June 2, 2026." */
export function viewWords(times: readonly number[], { from, to }: View, writing: Writing): string {
  return `Showing ${writing.moment(times[from] ?? 0)} to ${writing.moment(times[to] ?? 0)}.`;
}
