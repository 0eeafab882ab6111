import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { portfolioQuery, tellPortfolioView, type Portfolio } from '#api/portfolio/portfolio.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Part } from '#commerce/page/part.tsx';
import { choiceNow, mayCount } from '#commerce/visits/consent.ts';
import { portfolioViewsFailed } from '#commerce/words/log-words.ts';
import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { whenNear } from '#ui/timing/when-near.ts';

import { AddedNote } from './added-note.tsx';
import { ArrivalsPart } from './arrivals/arrivals-part.tsx';
import { HEADING_ID as CHART_HEADING } from './chart/figure.ts';
import { WorthChart } from './chart/worth-chart.tsx';
import { ClosedPart } from './holdings/closed-part.tsx';
import { HoldingsPart } from './holdings/holdings-part.tsx';
import { Introduction } from './introduction/introduction.tsx';
import { MetalsPart } from './metals/metals-part.tsx';
import { partOf, viewAt, type PortfolioView } from './portfolio-view.ts';
import { Standing, STANDING_ID } from './standing.tsx';
import { ValuesPart } from './values/values-part.tsx';
import { ViewLinks } from './view-links.tsx';
import '#commerce/form/section-form.css';
import '#commerce/form/switch.css';
import './guide/guide-part.css';
import './settings/settings-part.css';
import './portfolio.css';

/** Bundled on the server, so that the page is complete without JavaScript. */
const NothingHeld = import.meta.env.SSR
  ? (await import('./nothing-held.tsx')).default
  : lazy(() => import('./nothing-held.tsx'));

/** In the server's HTML; their scripts load when they scroll near. */
const SettingsPart = hydrateLazily({
  onServer: import.meta.env.SSR
    ? (await import('./settings/settings-part.tsx')).default
    : undefined,
  when: () => whenNear(document.getElementById('portfolio-settings')),
  load: () => import('./settings/settings-part.tsx'),
});
const FeedbackSection = hydrateLazily({
  onServer: import.meta.env.SSR
    ? (await import('./feedback/feedback-section.tsx')).default
    : undefined,
  when: () => whenNear(document.getElementById('portfolio-feedback')),
  load: () => import('./feedback/feedback-section.tsx'),
});

/**
 * §2 What a customer owns, what it cost, what it is worth, and what the store would pay. The numbers
 * follow the spot price without announcements. If they cannot be loaded, the frame stays.
 */
export function PortfolioScreen({ customerId }: { customerId: string }) {
  const [search] = useSearchParams();
  const view = viewAt(search);
  const {
    data: portfolio,
    isFetching,
    refetch,
  } = useQuery(portfolioQuery(customerId, partOf(view)));
  const settings = portfolio?.settings;
  const withPremium = view.withPremium ?? settings?.showMetalPrice === false;
  useViewTold();
  return (
    <div className="page-width stack portfolio">
      <PageHeading>Portfolio</PageHeading>
      {search.has('noFile') ? (
        <p className="outcome" data-failed>
          <span className="visually-hidden">Error: </span>
          The file could not be made. Please try again.
        </p>
      ) : null}
      {settings?.showVdo && !settings.doNotShowAgain ? <Introduction /> : null}
      <ViewLinks view={view} counts={withPremium} />
      {portfolio ? <AddedNote holdings={portfolio.holdings} /> : null}
      {portfolio ? (
        <Holdings {...{ portfolio, view, withPremium }}>
          <ArrivalsPart customerId={customerId} />
        </Holdings>
      ) : (
        <FailedPart
          says="Your portfolio could not be loaded. Nothing in it is lost."
          toDo="to load your portfolio"
          pending={isFetching}
          headingId={STANDING_ID}
          retry={refetch}
        />
      )}
      {settings ? <SettingsPart settings={settings} /> : null}
      <FeedbackSection />
    </div>
  );
}

/** §7 Counts a view of the page, if the shopper allows it. */
function useViewTold(): void {
  const [search] = useSearchParams();
  const from = search.has('portfolio') ? 'header' : 'page';
  const tell = useEffectEvent(() => {
    if (!mayCount(choiceNow())) return;
    const isMobile = matchMedia('(width < 40rem)').matches;
    tellPortfolioView(from, isMobile).catch((error: unknown) => {
      console.warn(portfolioViewsFailed, error);
    });
  });
  // Synchronizes with the API, once for each time the page is opened.
  useEffect(() => tell(), []);
}

function Holdings({
  portfolio,
  view,
  withPremium,
  children,
}: {
  portfolio: Portfolio;
  view: PortfolioView;
  withPremium: boolean;
  /** What came in: it moves only what is below it. */
  children: ReactNode;
}) {
  const { total, realized, metals, holdings, closed } = portfolio;
  if (!total) {
    return (
      <>
        {children}
        <Suspense>
          <NothingHeld view={view} hasSold={closed.length > 0} />
        </Suspense>
        <ClosedPart closed={closed} />
      </>
    );
  }
  return (
    <>
      <Standing {...{ total, realized, metals, withPremium }} />
      <ValuesPart holdings={holdings} />
      <Part name="The chart" headingId={CHART_HEADING}>
        <WorthChart {...{ portfolio, view, withPremium }} />
      </Part>
      {view.metal === 'all' ? <MetalsPart {...{ metals, withPremium }} /> : null}
      {children}
      <HoldingsPart {...{ holdings, view, withPremium }} />
      <ClosedPart closed={closed} />
    </>
  );
}
