import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { spotCandlesQuery, type CandleSpan } from '#api/spot/spot-candles.ts';
import type { Metal } from '#api/spot/metal-spot.ts';
import {
  candleTime,
  changeBetween,
  inSentence,
  writingFor,
} from '#commerce/chart/price-writing.ts';
import { unitOf } from '#ui/chart/calendar-units.ts';
import { CandleChart } from '#ui/chart/candle-chart.tsx';
import { ChartTable, type ChartRow } from '#ui/chart/chart-table.tsx';
import { candleSentence } from '#ui/chart/sentence.ts';
import type { Candle, Writing } from '#ui/chart/series.ts';
import { TableButton } from '#ui/chart/table-below.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { candleSpan, closerSpan } from './candle-span.ts';
import { HEADING_ID, whenOf } from './figure.ts';
import type { FigureProps } from './figure.ts';
import { NoPrices } from './figure-parts.tsx';
import { METALS, unitWords } from './metals.ts';
import { tableHref } from './range.ts';

/** The ask of a metal as candles, which come apart into shorter ones as one looks closer. */
export function CandleFigure({ metal, choice, day, onShown }: FigureProps) {
  const { name, unit } = METALS[metal];
  const span = candleSpan(choice, day);
  const { width } = span;
  const { data } = useSuspenseQuery(spotCandlesQuery(metal, span));
  const candles = useMemo(() => data.map((each) => candleOf(each, width)), [data, width]);
  const closer = useCloserCandles(metal, span);
  const writing = writingFor(width);
  const when = whenOf(choice);
  const sentence = candleSentence({
    name,
    step: unitOf(width),
    candles,
    write: writing.value,
    day: inSentence(width),
  });
  useEffect(() => onShown(sentence), [onShown, sentence]);
  if (candles.length === 0) return <NoPrices name={name} choice={choice} />;
  return (
    <CandleChart
      id={HEADING_ID}
      heading={`${name} ${when}`}
      sentence={sentence}
      candles={closer.candles ?? candles}
      width={closer.candles ? closer.width : width}
      unit={unitWords(metal)}
      writingFor={writingFor}
      change={changeBetween}
      onCloser={closer.load}
      note={closer.note}
      table={{
        button: (
          <TableButton rows={candles.length} isOpen={choice.hasTable} href={tableHref(choice)} />
        ),
        shown: choice.hasTable && (
          <ChartTable
            caption={`${name}, US dollars a ${unit}, New York time`}
            columns={['From', 'Open', 'High', 'Low', 'Close', 'Change']}
            rows={candles.map((candle) => candleRow(candle, writing))}
            timeZone={writing.timeZone}
          />
        ),
      }}
    />
  );
}

/** Shorter candles of the same days: loaded when somebody looks closer for the first time. */
function useCloserCandles(metal: Metal, whole: CandleSpan) {
  const [isAsked, setAsked] = useState(false);
  const span = closerSpan(whole) ?? whole;
  const { width } = span;
  const isShorter = width !== whole.width;
  const { data, isLoading, isError } = useQuery({
    ...spotCandlesQuery(metal, span),
    enabled: isAsked && isShorter,
  });
  const candles = useMemo(
    () => (isShorter ? data?.map((each) => candleOf(each, width)) : undefined),
    [data, isShorter, width],
  );
  const failure = isError && !candles ? `Candles of one ${width} could not be loaded.` : undefined;
  useEffect(() => {
    if (failure) announce(failure);
  }, [failure]);
  return {
    candles,
    width,
    note: isLoading ? `Loading candles of one ${width} …` : failure,
    load: () => setAsked(true),
  };
}

function candleOf(
  { start, ...prices }: { start: string } & Omit<Candle, 'time'>,
  width: CandleSpan['width'],
): Candle {
  return { ...prices, time: candleTime(start, width) };
}

function candleRow({ time, open, high, low, close }: Candle, writing: Writing): ChartRow {
  return {
    time,
    head: writing.moment(time),
    cells: [...[open, high, low, close].map(writing.value), changeBetween(open, close)],
  };
}
