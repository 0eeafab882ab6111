import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { holdingQuery, type HoldingHistory } from '#api/portfolio/holding.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Part } from '#commerce/page/part.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { WorthPart, WORTH_HEADING } from './chart/worth-part.tsx';
import { ExitPart } from './planned-sale/exit-part.tsx';
import { HoldingFigures } from './holding-figures.tsx';
import { HoldingHead } from './holding-head.tsx';
import { viewAt } from './holding-view.ts';
import { LotsPart } from './lots-part.tsx';
import { PORTFOLIO } from './portfolio-crumb.ts';
import { SELL_HEADING, SellPart } from './sell-part.tsx';
import { TradesPart } from './trades/trades-part.tsx';
import './holding.css';

type Props = {
  customerId: string;
  productId: number;
  /** ISO 8601. */
  today: string;
};

/**
 * One product of the portfolio: what it is worth, lot by lot, and all that was bought and sold of it.
 * If it cannot be loaded, the frame stays.
 */
export function HoldingScreen(props: Props) {
  const view = viewAt(useSearchParams()[0]);
  const query = holdingQuery(props.customerId, props.productId, view.range.range);
  const { data: holding, isFetching, refetch } = useQuery(query);
  const name = holding?.name ?? 'Holding';
  return (
    <div className="page-width stack holding">
      <Breadcrumb trail={[PORTFOLIO]} here={name} />
      {holding ? (
        <Holding {...props} holding={holding} />
      ) : (
        <>
          <PageHeading>Holding</PageHeading>
          <FailedPart
            says="This holding could not be loaded. Nothing in it is lost."
            toDo="to load this holding"
            pending={isFetching}
            headingId="holding-figures"
            retry={refetch}
          />
        </>
      )}
    </div>
  );
}

function Holding({ holding, today }: Props & { holding: HoldingHistory }) {
  const view = viewAt(useSearchParams()[0]);
  const isHeld = holding.units > 0;
  return (
    <>
      <HoldingHead holding={holding} />
      <HoldingFigures holding={holding} />
      {isHeld ? (
        <Part name="What we would pay today" headingId={SELL_HEADING}>
          <SellPart holding={holding} />
        </Part>
      ) : null}
      <Part name="The chart" headingId={WORTH_HEADING}>
        <WorthPart holding={holding} view={view} />
      </Part>
      {isHeld ? (
        <>
          <LotsPart holding={holding} today={today} />
          <ExitPart holding={holding} today={today} />
        </>
      ) : null}
      <TradesPart holding={holding} view={view} />
    </>
  );
}
