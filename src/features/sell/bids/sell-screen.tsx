import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { SpotMetal } from '#api/spot/spot.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ListBar, YourList } from '../list/your-list.tsx';
import { WeighForm } from '../weigh/weigh-form.tsx';
import { REQUESTS_PATH } from '../request-words.ts';
import { BidsPart } from './bids-part.tsx';
import { SELL_STEPS } from './sell-steps.ts';
import './sell-screen.css';

type SellScreenProps = {
  metal: SpotMetal;
  /** How the store prices and what it has to report. */
  children: ReactNode;
};

/** What the store pays, a list of what one would sell, and the way to a quote. */
export function SellScreen({ metal, children }: SellScreenProps) {
  // The page is the same for everybody, so the browser adds what is a customer's.
  const isCustomer = useSignedIn();
  return (
    <div className="page-width stack">
      <Breadcrumb trail={[]} here="Sell to us" />
      <PageHeading
        lead="What we pay right now. Anything else we quote by hand."
        aside={isCustomer ? <Link to={REQUESTS_PATH}>Your requests</Link> : null}
      >
        Sell to us
      </PageHeading>
      <ol className="sell-steps">
        {SELL_STEPS.map(([name, says]) => (
          <li key={name}>
            <b>{name}</b> <span className="muted">{says}</span>
          </li>
        ))}
      </ol>
      <div className="sell-parts">
        <BidsPart metal={metal} />
        <div className="sell-aside">
          <YourList />
          <WeighForm />
        </div>
      </div>
      {children}
      <ListBar />
    </div>
  );
}
