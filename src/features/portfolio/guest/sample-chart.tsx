import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { changeBetween, writingFor } from '#commerce/chart/price-writing.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { lineSentence } from '#ui/chart/sentence.ts';
import type { Point } from '#ui/chart/series.ts';
import { TableButton } from '#ui/chart/table-below.tsx';

import { useSampleYear } from './sample-year.ts';

const HEADING_ID = 'sample-chart';
const WRITING = writingFor('day');

/** The worth of the sample over the last year, beside what was paid. `now` is that of this moment. */
export function SampleChart({ now }: { now: number | undefined }) {
  const { days, isFetching, refetch } = useSampleYear();
  if (!days) {
    return (
      <FailedPart
        says="The prices of the last year could not be loaded."
        toDo="to load the prices of the last year"
        pending={isFetching}
        headingId={HEADING_ID}
        retry={async () => ({ isSuccess: await refetch() })}
      />
    );
  }
  if (days.length === 0) return <p>No prices of the last year are known.</p>;
  return <Chart days={days} now={now} />;
}

function Chart({ days, now }: { days: readonly Point[]; now: number | undefined }) {
  const paid = days[0]?.value ?? 0;
  const times = useMemo(() => days.map(({ time }) => time), [days]);
  // The last day goes on.
  const points = useMemo(
    () =>
      now === undefined
        ? days
        : days.with(days.length - 1, { time: days.at(-1)?.time ?? 0, value: now }),
    [days, now],
  );
  const lines = useMemo(
    () => [
      { name: 'Worth', values: points.map(({ value }) => value) },
      { name: 'Paid', values: points.map(() => paid) },
    ],
    [points, paid],
  );
  return (
    <LineChart
      id={HEADING_ID}
      heading="Its worth in the last year"
      sentence={`${lineSentence({ name: 'It', when: 'in the last year', points, write: WRITING.value, day: WRITING.moment })} The dashed line is what was paid.`}
      times={times}
      lines={lines}
      unit="Dollars, at spot"
      writing={WRITING}
      step="day"
      change={changeBetween}
      table={useTable(times, lines)}
    />
  );
}

/** The table has an address, so that it needs no JavaScript. */
function useTable(
  times: readonly number[],
  lines: readonly { name: string; values: readonly number[] }[],
) {
  const [search] = useSearchParams();
  const isShown = search.get('table') === 'shown';
  const other = new URLSearchParams(search);
  if (isShown) other.delete('table');
  else other.set('table', 'shown');
  return {
    button: <TableButton rows={times.length} isOpen={isShown} href={`?${other}`} />,
    shown: isShown && (
      <ChartTable
        caption="Worth and cost of the sample by day"
        columns={['Day', ...lines.map(({ name }) => name)]}
        rows={times.map((time, at) => ({
          time,
          head: WRITING.moment(time),
          cells: lines.map(({ values }) => WRITING.value(values[at] ?? 0)),
        }))}
        timeZone={WRITING.timeZone}
      />
    ),
  };
}
