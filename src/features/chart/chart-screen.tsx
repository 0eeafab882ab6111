import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, type ReactNode } from 'react';

import { spotQuery, type SpotMetal } from '#api/spot/spot.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Part } from '#commerce/page/part.tsx';
import { pageTitle } from '#commerce/page/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { CandleFigure } from './candle-figure.tsx';
import { DaysForm } from './days-form.tsx';
import type { Days } from './days.ts';
import { HEADING_ID, whenOf } from './figure.ts';
import { LineFigure } from './line-figure.tsx';
import { RangeLinks } from './range-links.tsx';
import type { ChartChoice } from './range.ts';

type ChartScreenProps = {
  metal: SpotMetal;
  /** "Gold" */
  name: string;
  choice: ChartChoice;
  /** The days of the address, with what is wrong with them. */
  asked: Days | undefined;
  /** The trading day of the last price, an ISO 8601 date. */
  day: string;
  /** What else is worth knowing of the metal, below its chart. */
  children?: ReactNode;
};

/** §2 The price of a metal over time: a sentence, a line or candles to walk along, and a table of every point. */
export function ChartScreen({ metal, name, choice, asked, day, children }: ChartScreenProps) {
  const { data: spot } = useQuery(spotQuery());
  const quote = spot?.quotes[metal];
  const late = spot && lateWords(spot);
  const shown = `${choice.kind} ${whenOf(choice)}`;
  const onShown = useNews(shown);
  const Figure = choice.kind === 'candles' ? CandleFigure : LineFigure;
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
      <div>
        <RangeLinks choice={choice} />
        <DaysForm choice={choice} asked={asked} last={day} />
      </div>
      {/* By its own key each chart begins with its whole range. */}
      <Part key={shown} name="The chart" headingId={HEADING_ID}>
        <Figure {...{ metal, name, choice, day, onShown }} />
      </Part>
      {children}
      <div className="row">
        <LinkButton to={`/${metal}-bullion`}>Shop {name.toLowerCase()}</LinkButton>
      </div>
    </div>
  );
}

/** Says a chart's sentence when another chart was chosen. The first is read with its page. */
function useNews(shown: string): (sentence: string) => void {
  const told = useRef(shown);
  return useCallback(
    (sentence) => {
      if (told.current === shown) return;
      told.current = shown;
      announce(sentence);
    },
    [shown],
  );
}
