import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { portfolioQuery, type Portfolio } from '#api/portfolio/portfolio.ts';
import { customerQuery } from '#api/session/session.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Part } from '#commerce/page/part.tsx';
import { pageTitle } from '#commerce/page/titles.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { focusWhenThere } from '#ui/focus-when-there.ts';

import { HEADING_ID as CHART_HEADING, WorthChart } from './chart/worth-chart.tsx';
import { ClosedPart } from './holdings/closed-part.tsx';
import { HoldingsPart } from './holdings/holdings-part.tsx';
import { MetalsPart } from './metals/metals-part.tsx';
import { NothingHeld } from './nothing-held.tsx';
import { partOf, viewAt, type PortfolioView } from './portfolio-view.ts';
import { Standing } from './standing.tsx';
import { ValuesPart } from './values/values-part.tsx';
import { ViewLinks } from './view-links.tsx';
import './portfolio.css';

/**
 * §2 What a customer owns, what it cost, what it is worth, and what the store would pay. The numbers
 * follow the spot price without announcements. If they cannot be loaded, the frame stays.
 */
export function PortfolioScreen() {
  const view = viewAt(useSearchParams()[0]);
  const { data: customer } = useSuspenseQuery(customerQuery());
  const {
    data: portfolio,
    isFetching,
    refetch,
  } = useQuery(portfolioQuery(customer.id, partOf(view)));
  return (
    <div className="page-width stack portfolio">
      <title>{pageTitle('Portfolio')}</title>
      <PageHeading>Portfolio</PageHeading>
      <ViewLinks view={view} />
      {portfolio ? (
        <Holdings portfolio={portfolio} view={view} />
      ) : (
        <FailedPart
          says="Your portfolio could not be loaded. Nothing in it is lost."
          toDo="to load your portfolio"
          pending={isFetching}
          headingId="standing-heading"
          retry={async () => ({
            isSuccess: (await refetch()).isSuccess && (await focusWhenThere(firstHeading)),
          })}
        />
      )}
    </div>
  );
}

function Holdings({ portfolio, view }: { portfolio: Portfolio; view: PortfolioView }) {
  const { total, realized, metals, holdings, closed } = portfolio;
  const { withPremium } = view;
  if (!total) {
    return (
      <>
        <NothingHeld view={view} hasSold={closed.length > 0} />
        <ClosedPart closed={closed} />
      </>
    );
  }
  return (
    <>
      <Standing {...{ total, realized, metals, withPremium }} />
      <ValuesPart holdings={holdings} />
      <Part name="The chart" headingId={CHART_HEADING}>
        <WorthChart portfolio={portfolio} view={view} />
      </Part>
      {view.metal === 'all' ? <MetalsPart {...{ metals, withPremium }} /> : null}
      <HoldingsPart {...{ holdings, withPremium }} />
      <ClosedPart closed={closed} />
    </>
  );
}

/** The first heading that a retry brings. */
function firstHeading(): HTMLElement | null {
  return document.querySelector('.portfolio h2[tabindex]');
}
