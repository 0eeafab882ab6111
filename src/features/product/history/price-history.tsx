import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { priceHistoryQuery, type PastPrice } from '#api/catalog/price-history.ts';
import type { ChartRange } from '#api/spot/spot-history.ts';
import { changeBetween, writingFor } from '#commerce/chart/price-writing.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { lineSentence } from '#ui/chart/sentence.ts';
import { useTableBelow } from '#ui/chart/table-below.tsx';
import { useNews } from '#ui/chart/use-news.ts';

import { ExpectedPrice, useExpected, type MetalProduct } from './expected-price.tsx';
import { premiumOf, premiumRangeWords, valued, type Valued } from './premium-range.ts';
import './price-history.css';

const HEADING_ID = 'history-heading';

/** Ranges with a price a day, so that a point of the chart is a day. */
const RANGES = [
  { range: '3M', says: 'in the last three months' },
  { range: '6M', says: 'in the last six months' },
  { range: '1Y', says: 'in the last year' },
] as const satisfies { range: ChartRange; says: string }[];

type Range = (typeof RANGES)[number]['range'];

/** What one unit cost on each day, beside the value of its metal. */
export function PriceHistory({ productId, metal, ounces }: MetalProduct) {
  const [chosen, setChosen] = useState<Range>('1Y');
  const { data, isError, isFetching, refetch } = useQuery({
    ...priceHistoryQuery(productId, chosen),
    placeholderData: keepPreviousData,
  });
  const { expected, isLoading } = useExpected(metal);
  const onShown = useNews(data?.range ?? chosen);
  return (
    <section className="section stack price-history">
      <h2 id={HEADING_ID} tabIndex={-1}>
        What it cost before
      </h2>
      <fieldset className="price-history-ranges">
        <legend className="visually-hidden">How far back</legend>
        {RANGES.map(({ range, says }) => (
          <Button
            key={range}
            aria-pressed={range === chosen}
            aria-label={`${range}, ${says}`}
            pending={isFetching && range === chosen && data !== undefined}
            onClick={() => setChosen(range)}
          >
            {range}
          </Button>
        ))}
      </fieldset>
      {isError ? (
        <FailedPart
          says="What it cost before could not be loaded."
          toDo="to load what it cost before"
          pending={isFetching}
          headingId={HEADING_ID}
          retry={refetch}
        />
      ) : data && !isLoading ? (
        <>
          <HistoryChart key={data.range} {...data} {...{ ounces, onShown }} />
          {expected ? (
            <ExpectedPrice {...{ metal, ounces, expected }} today={data.prices.at(-1)} />
          ) : null}
        </>
      ) : (
        <p className="price-history-loading">Loading …</p>
      )}
      <div className="row">
        <LinkButton to={`/alert/price/${productId}`}>Tell me when it costs less</LinkButton>
      </div>
    </section>
  );
}

type HistoryChartProps = {
  range: ChartRange;
  prices: readonly PastPrice[];
  ounces: number;
  onShown: (sentence: string) => void;
};

function HistoryChart({ range, prices, ounces, onShown }: HistoryChartProps) {
  const when = RANGES.find((each) => each.range === range)?.says ?? '';
  const days = useMemo(() => valued(prices, ounces), [prices, ounces]);
  const table = useTableBelow(days.length, () => <HistoryTable days={days} />);
  const lines = useMemo(
    () => [
      { name: 'Price', values: days.map(({ price }) => price) },
      { name: 'Metal', values: days.map(({ metal }) => metal) },
    ],
    [days],
  );
  const times = useMemo(() => days.map(({ time }) => time), [days]);
  const writing = writingFor('day');
  const sentence = lineSentence({
    name: 'Its price',
    when,
    points: days.map(({ time, price }) => ({ time, value: price })),
    write: formatMoney,
    day: writing.moment,
  });
  useEffect(() => onShown(sentence), [onShown, sentence]);
  const last = prices.at(-1);
  if (!last) return <p>No earlier prices are known.</p>;
  if (days.length < 2) return <p>It follows no metal, and costs {formatMoney(last.price)}.</p>;
  return (
    <LineChart
      id="history-chart"
      heading={`Price of one, paid by check, ${when}`}
      sentence={`${sentence} ${premiumRangeWords(days)}`}
      {...{ times, lines, writing }}
      unit="Dollars for one, and for the metal in it"
      step="day"
      change={changeBetween}
      table={table}
    />
  );
}

function HistoryTable({ days }: { days: readonly Valued[] }) {
  const { moment, timeZone } = writingFor('day');
  return (
    <ChartTable
      caption="Price of one and the value of its metal, US dollars"
      columns={['Day', 'Price', 'Metal', 'Premium']}
      rows={days.map((day) => ({
        time: day.time,
        head: moment(day.time),
        cells: [formatMoney(day.price), formatMoney(day.metal), `${premiumOf(day).toFixed(1)} %`],
      }))}
      timeZone={timeZone}
    />
  );
}
