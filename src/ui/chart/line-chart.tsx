import { useMemo, type ReactNode } from 'react';

import { ChartFrame } from './chart-frame.tsx';
import { linePath } from './paths.ts';
import { percent, Picture, PointLabel } from './picture.tsx';
import { Plot } from './plot.tsx';
import { stepPlace, timeTicks, valueScale } from './scales.ts';
import type { Line, Stop, Writing } from './series.ts';
import { useChart, type View } from './use-chart.ts';
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
  table: { link: ReactNode; shown: ReactNode };
};

/** One to three lines over time; each has its own dash and its name at its end. */
export function LineChart(props: LineChartProps) {
  const { id, heading, sentence, times, lines, unit, writing, step, table } = props;
  const stopAt = (at: number, line: number) => lineStop(props, at, line);
  const chart = useChart(times.length, lines.length, {
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
    <ChartFrame {...{ id, heading, sentence, chart, values, step, table }}>
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
    return (
      <Picture
        ticks={ticks}
        times={timeTicks(inSight, writing.timeZone, TIME_LABELS)}
        place={place}
        across={(index) => stepPlace(index, count)}
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
          <Bounds values={shown[0] ?? []} times={inSight} place={place} writing={writing} />
        ) : null}
        {shown.map((values, index) => {
          const last = values.at(-1) ?? 0;
          return (
            <g key={lines[index]?.name}>
              <circle className="chart-end" cx="100%" cy={percent(place(last))} r="4" />
              <text className="chart-last" x="100%" y={percent(place(last))}>
                {lines.length > 1 ? lines[index]?.name : writing.value(last)}
              </text>
            </g>
          );
        })}
      </Picture>
    );
  }, [times, lines, writing, view, shown]);
}

/** Marks the highest and the lowest point, where they are not the last. */
function Bounds({
  values,
  times,
  place,
  writing,
}: {
  values: readonly number[];
  times: readonly number[];
  place: (value: number) => number;
  writing: Writing;
}) {
  const [high, low] = [Math.max(...values), Math.min(...values)];
  if (high === low) return null;
  const marks = [
    { words: 'High', value: high, below: false },
    { words: 'Low', value: low, below: true },
  ];
  return marks.map(({ words, value, below }) => {
    const index = values.indexOf(value);
    if (index === values.length - 1) return null;
    return (
      <PointLabel
        key={words}
        x={stepPlace(index, values.length)}
        y={place(value)}
        words={`${words} ${writing.value(value)}, ${writing.short(times[index] ?? 0)}`}
        below={below}
      />
    );
  });
}

function lineStop(props: LineChartProps, at: number, line: number): Stop {
  const { times, lines, writing, change } = props;
  const time = times[at] ?? 0;
  const { name, values } = lines[line] ?? { name: '', values: [] };
  const value = values[at] ?? 0;
  const moved = at > 0 ? change(values[at - 1] ?? value, value) : undefined;
  const rows: [string, string][] = lines.map((each) => [
    each.name,
    writing.value(each.values[at] ?? 0),
  ]);
  if (moved) rows.push(['On the point before', moved]);
  if (at < values.length - 1) rows.push(['Since then', change(value, values.at(-1) ?? value)]);
  const start = `${lines.length > 1 ? `${name}, ` : ''}${writing.moment(time)}`;
  const end = moved ? `, ${spoken(moved)}` : '';
  return {
    time,
    value,
    title: writing.moment(time),
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
