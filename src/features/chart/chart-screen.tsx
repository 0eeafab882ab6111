import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { spotHistoryQuery, type SpotPoint } from '#api/spot/spot-history.ts';
import { spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Part } from '#commerce/page/part.tsx';
import { pageTitle } from '#commerce/page/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { DataTable } from '#ui/frame/data-table.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

import { PriceLine } from './price-line.tsx';
import { RANGES, type RangeChoice } from './range.ts';
import { moveInWords, moveOf } from './summary.ts';
import './chart-screen.css';

/** §2 The price of a metal over time: a sentence, a line chart, and a table of every point. */
export function ChartScreen({
  metal,
  name,
  choice,
}: {
  metal: SpotMetal;
  name: string;
  choice: RangeChoice;
}) {
  const { data: spot } = useQuery(spotQuery());
  const quote = spot?.quotes[metal];
  const late = spot && lateWords(spot);
  return (
    <div className="page-width stack">
      <title>{pageTitle(`${name} price`)}</title>
      <Breadcrumb trail={[{ label: name, href: `/${metal}-bullion` }]} here={`${name} price`} />
      <PageHeading
        lead={
          quote &&
          `${late ? `${late}, ${marketTime(spot.time)}. ` : ''}One troy ounce costs ${formatMoney(quote.askCents)} (ask) and brings ${formatMoney(quote.bidCents)} (bid).`
        }
      >
        {name} price
      </PageHeading>
      <nav aria-label="Range of the chart">
        <ul className="chart-ranges">
          {RANGES.map(({ range, label, says }) => (
            <li key={range}>
              <Link
                to={`?range=${range}`}
                preventScrollReset
                aria-current={range === choice.range ? 'true' : undefined}
                aria-label={`${label}, ${says}`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Part key={choice.range} name="The chart" headingId="chart-figure">
        <ChartFigure metal={metal} name={name} choice={choice} />
      </Part>
      <LinkButton to={`/${metal}-bullion`}>Shop {name.toLowerCase()}</LinkButton>
    </div>
  );
}

type FigureProps = { metal: SpotMetal; name: string; choice: RangeChoice };

function ChartFigure({ metal, name, choice }: FigureProps) {
  const { data: points } = useSuspenseQuery(spotHistoryQuery(metal, choice.range));
  const move = moveOf(points);
  if (!move) return <p>No price of {name.toLowerCase()} is known for this range.</p>;
  return (
    <figure className="chart-figure stack">
      <figcaption id="chart-figure" tabIndex={-1}>
        {moveInWords(name, move, choice.says)}
      </figcaption>
      <PriceLine points={points} move={move} label={`${name} ${choice.says}, as a line`} />
      <Disclosure summary="Show as table">
        <PointTable name={name} points={points} />
      </Disclosure>
    </figure>
  );
}

function PointTable({ name, points }: { name: string; points: readonly SpotPoint[] }) {
  return (
    <DataTable caption={`${name}, US dollars a troy ounce, New York time`}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col" data-figure="">
            Ask
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ time, ask }) => (
          <tr key={time}>
            <th scope="row">{marketMoment(time)}</th>
            <td data-figure="">{formatMoney(ask)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
