import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { metalSpotsQuery, type Metal } from '#api/spot/metal-spot.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { Part } from '#commerce/page/part.tsx';
import { useNews } from '#ui/chart/use-news.ts';
import { Boundary } from '#ui/frame/boundary.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { whenNear } from '#ui/timing/when-near.ts';

import './about-price.css';
import { CandleFigure } from './candle-figure.tsx';
import { DaysForm } from './days-form.tsx';
import { HEADING_ID, whenOf } from './figure.ts';
import { LineFigure } from './line-figure.tsx';
import { METALS } from './metals.ts';
import { PriceBoard } from './price-board.tsx';
import { AgainstChoices, RangeChoices } from './chart-choices.tsx';
import type { Asked, ChartChoice } from './range.ts';
import { SinceThen } from './since-then.tsx';

/** The server's HTML has its text; the script loads when it scrolls near. */
const AboutPrice = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./about-price.tsx')).default : undefined,
  when: () => whenNear(document.getElementById('about-price')),
  load: () => import('./about-price.tsx'),
});

type ChartScreenProps = {
  metal: Metal;
  choice: ChartChoice;
  /** What the forms of the page have, with what is wrong with it. */
  asked: Asked;
  /** The trading day of the last price, an ISO 8601 date. */
  day: string;
  /** The form for an alert. */
  alert: ReactNode;
  /** What else is worth knowing of the metal, below its chart. */
  children: ReactNode;
};

/** §2 The price of a metal: what it costs, where that stands, and a chart to walk along. */
export function ChartScreen({ metal, choice, asked, day, alert, children }: ChartScreenProps) {
  const { name, shop } = METALS[metal];
  const shown = [choice.kind, choice.against, whenOf(choice)].join(' ');
  const onShown = useNews(shown);
  const Figure = choice.kind === 'candles' ? CandleFigure : LineFigure;
  const quotedAt = (
    <Boundary instead={null}>
      <QuotedAt metal={metal} />
    </Boundary>
  );
  return (
    <div className="page-width stack" data-metal={metal}>
      <Breadcrumb trail={[{ label: name, href: shop }]} here={`${name} price`} />
      <PageHeading aside={quotedAt}>{name} price</PageHeading>
      <Part name="The price" headingId="chart-heading">
        <PriceBoard metal={metal} day={day} />
      </Part>
      <div className="chart-choices">
        <RangeChoices choice={choice} />
        <div className="chart-choices-more">
          <DaysForm choice={choice} asked={asked.days} />
          <AgainstChoices metal={metal} choice={choice} />
        </div>
      </div>
      {/* By its own key each chart begins with its whole range. */}
      <Part key={shown} name="The chart" headingId={HEADING_ID}>
        <Figure {...{ metal, choice, day, onShown }} />
      </Part>
      <div className="chart-questions">
        <Part name="The calculation" headingId="since-heading">
          <SinceThen metal={metal} choice={choice} asked={asked.since} />
        </Part>
        {alert}
      </div>
      {children}
      <AboutPrice metal={metal} />
    </div>
  );
}

/** How old the price is. */
function QuotedAt({ metal }: { metal: Metal }) {
  const { data: spots } = useQuery(metalSpotsQuery());
  const spot = spots?.[metal];
  if (!spot) return null;
  return (
    <p>
      {lateWords(spot) ?? 'Market open'}, quoted at{' '}
      <time dateTime={spot.time}>{marketTime(spot.time)}</time>
    </p>
  );
}
