import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { spotCandlesQuery, type CandleWidth } from '#api/spot/spot-candles.ts';
import { spotHistoryQuery } from '#api/spot/spot-history.ts';
import type { SpotMetal } from '#api/spot/spot.ts';
import { changeWords } from '#commerce/format/change-words.ts';
import { LinkButton } from '#ui/button.tsx';
import { CandleChart } from '#ui/chart/candle-chart.tsx';
import { ChartTable, type ChartRow } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { candleSentence, lineSentence } from '#ui/chart/sentence.ts';
import type { Candle, Writing } from '#ui/chart/series.ts';

import { candlesOf, hrefOf, type ChartChoice } from './range.ts';
import { writingFor } from './writing.ts';

const UNIT = 'Dollars per troy ounce, ask';
const HOUR_MS = 3_600_000;
/** A trading day begins on the evening before it: eight hours later it is that day everywhere. */
const INTO_DAY_MS = 8 * HOUR_MS;

type FigureProps = {
  metal: SpotMetal;
  name: string;
  choice: ChartChoice;
  /** The trading day of the last price, an ISO 8601 date. */
  day: string;
};

/** The ask of a metal over the chosen range, in the chosen form. */
export function ChartFigure(props: FigureProps) {
  return props.choice.kind === 'candles' ? <CandleFigure {...props} /> : <LineFigure {...props} />;
}

function LineFigure({ metal, name, choice }: FigureProps) {
  const { range } = choice;
  const { data: points } = useSuspenseQuery(spotHistoryQuery(metal, range.range));
  const { hasTimes } = range;
  const writing = useMemo(() => writingFor(hasTimes ? 'hour' : 'day'), [hasTimes]);
  const times = useMemo(() => points.map(({ time }) => Date.parse(time)), [points]);
  const lines = useMemo(() => [{ name, values: points.map(({ ask }) => ask) }], [name, points]);
  const [{ values } = { values: [] }] = lines;
  if (values.length === 0) return <NoPrices name={name} />;
  return (
    <LineChart
      id="chart-heading"
      heading={`${name} ${range.says}`}
      sentence={lineSentence({
        name,
        when: range.says,
        points: times.map((time, index) => ({ time, value: values[index] ?? 0 })),
        write: writing.value,
        day: writing.moment,
      })}
      times={times}
      lines={lines}
      unit={UNIT}
      writing={writing}
      step={range.hasTimes ? 'point' : 'day'}
      change={changeBetween}
      table={{
        link: <TableLink choice={choice} />,
        shown: choice.hasTable && (
          <ChartTable
            caption={`${name}, US dollars a troy ounce, New York time`}
            columns={['Time', 'Ask', 'Change']}
            rows={lineRows(times, values, writing)}
            timeZone={writing.timeZone}
          />
        ),
      }}
    />
  );
}

function lineRows(
  times: readonly number[],
  values: readonly number[],
  writing: Writing,
): ChartRow[] {
  return values.map((value, index) => {
    const before = values[index - 1];
    return {
      time: times[index] ?? 0,
      head: writing.moment(times[index] ?? 0),
      cells: [writing.value(value), before === undefined ? '' : changeBetween(before, value)],
    };
  });
}

const STEPS: Record<CandleWidth, { one: string; many: string }> = {
  hour: { one: 'hour', many: 'hours' },
  day: { one: 'day', many: 'days' },
  week: { one: 'week', many: 'weeks' },
  month: { one: 'month', many: 'months' },
  year: { one: 'year', many: 'years' },
};

function CandleFigure({ metal, name, choice, day }: FigureProps) {
  const { range } = choice;
  const { width } = range.candles;
  const { data } = useSuspenseQuery(spotCandlesQuery(metal, candlesOf(range, day)));
  const writing = useMemo(() => writingFor(width), [width]);
  const candles = useMemo<Candle[]>(
    () =>
      data.map(({ start, ...prices }) => ({
        ...prices,
        time: Date.parse(start) + (width === 'hour' ? 0 : INTO_DAY_MS),
      })),
    [data, width],
  );
  if (candles.length === 0) return <NoPrices name={name} />;
  const step = STEPS[width];
  return (
    <CandleChart
      id="chart-heading"
      heading={`${name} ${range.says}`}
      sentence={candleSentence({
        name,
        step,
        candles,
        write: writing.value,
        // Within a sentence: "the week of July 6, 2026".
        day: (time) => writing.moment(time).replace(/^W/, 'the w'),
      })}
      candles={candles}
      unit={UNIT}
      writing={writing}
      step={step}
      change={changeBetween}
      table={{
        link: <TableLink choice={choice} />,
        shown: choice.hasTable && (
          <ChartTable
            caption={`${name}, US dollars a troy ounce, New York time`}
            columns={['From', 'Open', 'High', 'Low', 'Close', 'Change']}
            rows={candles.map((candle) => candleRow(candle, writing))}
            timeZone={writing.timeZone}
          />
        ),
      }}
    />
  );
}

function candleRow({ time, open, high, low, close }: Candle, writing: Writing): ChartRow {
  return {
    time,
    head: writing.moment(time),
    cells: [...[open, high, low, close].map(writing.value), changeBetween(open, close)],
  };
}

function changeBetween(from: number, to: number): string {
  return changeWords(((to - from) / from) * 100);
}

/** A link, so that the table has an address and needs no JavaScript. */
function TableLink({ choice }: { choice: ChartChoice }) {
  return (
    <LinkButton to={hrefOf({ ...choice, hasTable: !choice.hasTable })} preventScrollReset>
      {choice.hasTable ? 'Hide the table' : 'Show as table'}
    </LinkButton>
  );
}

function NoPrices({ name }: { name: string }) {
  return <p>No price of {name.toLowerCase()} is known for this range.</p>;
}
