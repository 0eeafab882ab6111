import { useMemo } from 'react';

import { changeBetween, noonOf, writingFor } from '#commerce/chart/price-writing.ts';
import { formatMoneyChange } from '#commerce/format/money.ts';
import { daysOf, worthSentence } from '#commerce/portfolio/worth-words.ts';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';

import { headingOf, TableLink } from './figure-parts.tsx';
import { HEADING_ID, useShown, type FigureProps } from './figure.ts';

const WRITING = writingFor('day');

/** The worth as a line, and what had been paid as another one. */
export function WorthLine({ portfolio: { points }, view, withPremium, onShown }: FigureProps) {
  const days = useMemo(() => daysOf(points, withPremium), [points, withPremium]);
  const times = useMemo(() => days.map(({ day }) => noonOf(day)), [days]);
  const lines = useMemo(() => {
    const worth = { name: 'Worth', values: days.map((day) => day.worth) };
    const paid = days.flatMap((day) => day.paid ?? []);
    return paid.length === days.length ? [worth, { name: 'Paid', values: paid }] : [worth];
  }, [days]);
  const { what, heading } = headingOf(view);
  const sentence = worthSentence(days, what, view.range.says);
  useShown(sentence, onShown);
  if (days.length === 0) return <p>You held nothing of this {view.range.says}.</p>;
  return (
    <LineChart
      id={HEADING_ID}
      heading={heading}
      sentence={sentence}
      times={times}
      lines={lines}
      unit={withPremium ? 'Dollars, at spot and premium' : 'Dollars, at spot'}
      writing={WRITING}
      step="day"
      change={changeBetween}
      table={{
        link: <TableLink view={view} />,
        shown: view.hasTable && (
          <ChartTable
            caption={`${heading}, by day`}
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
