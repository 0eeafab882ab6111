import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';

import type { HoldingHistory } from '#api/portfolio/holding.ts';
import { changeBetween, noonOf, writingFor } from '#commerce/chart/price-writing.ts';
import { formatMoneyChange } from '#commerce/format/money.ts';
import { RANGES } from '#commerce/portfolio/ranges.ts';
import { worthSentence } from '#commerce/portfolio/worth-words.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { useNews } from '#ui/chart/use-news.ts';

import { hrefOf, type HoldingView } from '../holding-view.ts';
import './worth-part.css';

/** Of the heading of the chart. */
export const WORTH_HEADING = 'holding-worth';

const WRITING = writingFor('day');

type Props = { holding: HoldingHistory; view: HoldingView };

/** What was held was worth, against what had been paid for it; each range is an address. */
export function WorthPart(props: Props) {
  const { view } = props;
  const onShown = useNews(view.range.range);
  return (
    <div className="holding-worth">
      <nav aria-label="Range of the chart">
        <ul className="holding-ranges">
          {RANGES.map((range) => (
            <li key={range.range}>
              <Link
                to={hrefOf({ ...view, range })}
                preventScrollReset
                aria-current={range === view.range ? 'true' : undefined}
                aria-label={`${range.range}, ${range.says}`}
              >
                {range.range}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* By its own key each range begins with its whole. */}
      <Worth key={view.range.range} {...props} onShown={onShown} />
    </div>
  );
}

function Worth({ holding, view, onShown }: Props & { onShown: (sentence: string) => void }) {
  const points = useMemo(() => heldPoints(holding), [holding]);
  const times = useMemo(() => points.map(({ day }) => noonOf(day)), [points]);
  const lines = useMemo(() => {
    const worth = { name: 'Worth', values: points.map(({ worthCents }) => worthCents) };
    const paid = points.flatMap(({ paidCents }) => paidCents ?? []);
    return paid.length === points.length ? [worth, { name: 'Paid', values: paid }] : [worth];
  }, [points]);
  const days = points.map(({ day, worthCents, paidCents }) => ({
    day,
    worth: worthCents,
    paid: paidCents,
  }));
  const sentence = worthSentence(days, 'this holding', view.range.says);
  // Synchronizes with what is read out.
  useEffect(() => onShown(sentence), [onShown, sentence]);
  const heading = `Worth and paid ${view.range.says}`;
  if (points.length === 0) return <p>You held none of this {view.range.says}.</p>;
  return (
    <LineChart
      id={WORTH_HEADING}
      heading={heading}
      sentence={sentence}
      times={times}
      lines={lines}
      unit="Dollars, at spot, for what you held that day"
      writing={WRITING}
      step="day"
      change={changeBetween}
      table={{
        link: (
          <LinkButton to={hrefOf({ ...view, hasTable: !view.hasTable })} preventScrollReset>
            {view.hasTable ? 'Hide the table' : 'Show as table'}
          </LinkButton>
        ),
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

/** Of what is sold whole, the days until it was. */
function heldPoints({ points, units }: HoldingHistory): HoldingHistory['points'] {
  if (units > 0) return points;
  return points.slice(0, points.findLastIndex(({ worthCents }) => worthCents > 0) + 1);
}
