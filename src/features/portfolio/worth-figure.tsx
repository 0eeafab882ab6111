import { useMemo } from 'react';

import { changeBetween, noonOf, writingFor } from '#commerce/chart/price-writing.ts';
import { formatMoneyChange } from '#commerce/format/money.ts';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { TableButton } from '#ui/chart/table-below.tsx';

import { nameStep, type Day } from './worth-words.ts';

const WRITING = writingFor('day');

/** The worth as a line, and what had been paid as another one if it is known of each day. */
export function WorthFigure({
  days,
  table,
  ...chart
}: {
  id: string;
  heading: string;
  sentence: string;
  unit: string;
  days: readonly Day[];
  /** Whether the values by day are shown, and the address that shows or hides them. */
  table: { isOpen: boolean; href: string };
}) {
  const times = useMemo(() => days.map(({ day }) => noonOf(day)), [days]);
  const lines = useMemo(() => {
    const worth = { name: 'Worth', values: days.map((day) => day.worth) };
    const paid = days.flatMap((day) => day.paid ?? []);
    return paid.length === days.length ? [worth, { name: 'Paid', values: paid }] : [worth];
  }, [days]);
  const step = nameStep(days);
  return (
    <LineChart
      {...chart}
      times={times}
      lines={lines}
      writing={WRITING}
      step={step}
      change={changeBetween}
      table={{
        button: <TableButton rows={days.length} {...table} />,
        shown: table.isOpen && (
          <ChartTable
            caption={`${chart.heading}, by ${step}`}
            columns={['Day', 'Worth', 'Paid', 'Gain']}
            rows={days.map(({ worth, paid }, at) => ({
              time: times[at] ?? 0,
              head: WRITING.moment(times[at] ?? 0),
              cells: [
                WRITING.value(worth),
                paid === undefined ? 'not known' : WRITING.value(paid),
                paid === undefined ? 'not known' : formatMoneyChange(worth - paid),
              ],
            }))}
            timeZone={WRITING.timeZone}
          />
        ),
      }}
    />
  );
}
