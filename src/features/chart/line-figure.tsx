import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { spotCandlesQuery } from '#api/spot/spot-candles.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import type { Width } from '#ui/chart/calendar-units.ts';
import { ChartTable, type ChartRow } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { lineSentence } from '#ui/chart/sentence.ts';
import type { Point, Writing } from '#ui/chart/series.ts';

import { candleSpan } from './candle-span.ts';
import { candleTime, changeBetween, HEADING_ID, inSentence, UNIT, whenOf } from './figure.ts';
import type { FigureProps } from './figure.ts';
import { NoPrices, TableLink } from './figure-parts.tsx';
import { writingFor } from './writing.ts';

/** The ask of a metal as a line: the points of a range, or the closes of some days. */
export function LineFigure(props: FigureProps) {
  return props.choice.days ? <DaysLine {...props} /> : <RangeLine {...props} />;
}

function RangeLine(props: FigureProps) {
  const { metal, choice } = props;
  const { range, hasTimes, step } = choice.range;
  const { data } = useSuspenseQuery(spotHistoryQuery(metal, range));
  const points = useMemo(
    () => data.map(({ time, ask }) => ({ time: Date.parse(time), value: ask })),
    [data],
  );
  return <Line {...props} points={points} width={hasTimes ? 'hour' : 'day'} step={step} />;
}

function DaysLine(props: FigureProps) {
  const { metal, choice, day } = props;
  const span = candleSpan(choice, day);
  const { width } = span;
  const { data } = useSuspenseQuery(spotCandlesQuery(metal, span));
  const points = useMemo(
    () =>
      data.map(({ start, open, close }) => ({
        time: candleTime(start, width),
        // An hour is named by its beginning, what is longer is known by its end.
        value: width === 'hour' ? open : close,
      })),
    [data, width],
  );
  return <Line {...props} points={points} width={width} step={width} />;
}

type LineProps = FigureProps & { points: readonly Point[]; width: Width; step: string };

function Line({ name, choice, points, width, step, onShown }: LineProps) {
  const writing = writingFor(width);
  const when = whenOf(choice);
  const sentence = lineSentence({
    name,
    when,
    points,
    write: writing.value,
    day: inSentence(width),
    on: width === 'hour' || width === 'day' ? 'on' : 'in',
  });
  useEffect(() => onShown(sentence), [onShown, sentence]);
  const times = useMemo(() => points.map(({ time }) => time), [points]);
  const lines = useMemo(
    () => [{ name: 'Ask', values: points.map(({ value }) => value) }],
    [points],
  );
  if (points.length === 0) return <NoPrices name={name} when={when} />;
  return (
    <LineChart
      id={HEADING_ID}
      heading={`${name} ${when}`}
      sentence={sentence}
      times={times}
      lines={lines}
      unit={UNIT}
      writing={writing}
      step={step}
      change={changeBetween}
      table={{
        link: <TableLink choice={choice} />,
        shown: choice.hasTable && (
          <ChartTable
            caption={`${name}, US dollars a troy ounce, New York time`}
            columns={['Time', 'Ask', 'Change']}
            rows={lineRows(points, writing)}
            timeZone={writing.timeZone}
          />
        ),
      }}
    />
  );
}

function lineRows(points: readonly Point[], writing: Writing): ChartRow[] {
  return points.map(({ time, value }, index) => {
    const before = points[index - 1];
    const change = before ? changeBetween(before.value, value) : '';
    return { time, head: writing.moment(time), cells: [writing.value(value), change] };
  });
}
