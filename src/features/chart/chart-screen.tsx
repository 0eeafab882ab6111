import { useQuery } from '@tanstack/react-query';

import { spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Part } from '#commerce/page/part.tsx';
import { pageTitle } from '#commerce/page/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ChartFigure } from './chart-figure.tsx';
import { RangeLinks } from './range-links.tsx';
import type { ChartChoice } from './range.ts';

/** §2 The price of a metal over time: a sentence, a line or candles to walk along, and a table of every point. */
export function ChartScreen({
  metal,
  name,
  choice,
  day,
}: {
  metal: SpotMetal;
  name: string;
  choice: ChartChoice;
  /** The trading day of the last price, an ISO 8601 date. */
  day: string;
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
      <RangeLinks choice={choice} />
      {/* By its own key each chart begins with its whole range. */}
      <Part key={`${choice.range.range} ${choice.kind}`} name="The chart" headingId="chart-heading">
        <ChartFigure metal={metal} name={name} choice={choice} day={day} />
      </Part>
      <div className="row">
        <LinkButton to={`/${metal}-bullion`}>Shop {name.toLowerCase()}</LinkButton>
      </div>
    </div>
  );
}
