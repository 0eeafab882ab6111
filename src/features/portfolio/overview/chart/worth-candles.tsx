import { useMemo } from 'react';

import type { WorthCandle } from '#api/portfolio/portfolio-series.ts';
import type { CandleWidth } from '#api/spot/spot-candles.ts';
import {
  candleTime,
  changeBetween,
  inSentence,
  writingFor,
} from '#commerce/chart/price-writing.ts';
import { unitOf } from '#ui/chart/calendar-units.ts';
import { CandleChart } from '#ui/chart/candle-chart.tsx';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { candleSentence } from '#ui/chart/sentence.ts';
import type { Candle } from '#ui/chart/series.ts';

import { headingOf, ViewTableButton } from './figure-parts.tsx';
import { HEADING_ID, useShown, type FigureProps } from './figure.ts';

const HOUR_MS = 3_600_000;

/** The worth as candles; their length is what the API answers with. */
export default function WorthCandles({ portfolio, view, withPremium, onShown }: FigureProps) {
  const width = widthOf(portfolio.candles);
  const candles = useMemo(
    () => portfolio.candles.map((candle) => candleOf(candle, width, withPremium)),
    [portfolio.candles, width, withPremium],
  );
  const writing = writingFor(width);
  const { what, heading } = headingOf(view);
  const sentence = candleSentence({
    name: what,
    step: unitOf(width),
    candles,
    write: writing.value,
    day: inSentence(width),
  });
  useShown(sentence, onShown);
  if (candles.length === 0) return <p>You held nothing of this {view.range.says}.</p>;
  return (
    <CandleChart
      id={HEADING_ID}
      heading={heading}
      sentence={sentence}
      candles={candles}
      width={width}
      unit={withPremium ? 'Dollars, at spot and premium' : 'Dollars, at spot'}
      writingFor={writingFor}
      change={changeBetween}
      table={{
        button: <ViewTableButton view={view} rows={candles.length} />,
        shown: view.hasTable && (
          <ChartTable
            caption={`${heading}, New York time`}
            columns={['From', 'Open', 'High', 'Low', 'Close', 'Change']}
            rows={candles.map(({ time, open, high, low, close }) => ({
              time,
              head: writing.moment(time),
              cells: [...[open, high, low, close].map(writing.value), changeBetween(open, close)],
            }))}
            timeZone={writing.timeZone}
          />
        ),
      }}
    />
  );
}

function candleOf(candle: WorthCandle, width: CandleWidth, withPremium: boolean): Candle {
  const premium = withPremium ? (candle.premiumCents ?? 0) : 0;
  return {
    time: candleTime(candle.start, width),
    open: candle.open + premium,
    high: candle.high + premium,
    low: candle.low + premium,
    close: candle.close + premium,
  };
}

/** How long the candles are: the last one may have begun late, so the middle of all times between two. */
function widthOf(candles: readonly WorthCandle[]): CandleWidth {
  const starts = candles.map(({ start }) => Date.parse(start));
  const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
  const middle = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;
  const hours = middle / HOUR_MS;
  if (hours < 20) return 'hour';
  if (hours < 6 * 24) return 'day';
  return hours < 27 * 24 ? 'week' : 'month';
}
