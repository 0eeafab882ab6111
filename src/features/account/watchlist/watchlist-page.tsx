import type { FormEvent } from 'react';

import { alertsQuery, type Alert } from '#api/watchlist/alerts.ts';
import { watchlistQuery, type Watched } from '#api/watchlist/watchlist.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { focusOn, PutBack } from '#commerce/form/put-back.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { LoadedPart } from '../loaded-part.tsx';
import { AlertItem } from './alert-item.tsx';
import { WatchedItem } from './watched-item.tsx';
import type { WatchlistSaved } from './watchlist-action.server.ts';
import './watchlist-page.css';

const FAILED = { says: 'We could not load your watchlist.', toDo: 'to load your watchlist' };
const NO_ALERTS = { says: 'We could not load your alerts.', toDo: 'to load your alerts' };

/** §2 The watched products of a customer, and their alerts. */
export function WatchlistPage() {
  return (
    <div className="watchlist page-width">
      <Breadcrumb trail={[{ label: 'Your account', href: '/myaccounts' }]} here="Watchlist" />
      <PageHeading>Watchlist</PageHeading>
      <section className="stack" aria-labelledby="watched">
        <h2 id="watched" tabIndex={-1}>
          Products
        </h2>
        <LoadedPart query={watchlistQuery()} {...FAILED} headingId="watched">
          {(products) => <Products products={products} />}
        </LoadedPart>
      </section>
      <section className="stack" aria-labelledby="alerts">
        <h2 id="alerts" tabIndex={-1}>
          Alerts
        </h2>
        <LoadedPart query={alertsQuery()} {...NO_ALERTS} headingId="alerts">
          {(alerts) => <Alerts alerts={alerts} />}
        </LoadedPart>
      </section>
    </div>
  );
}

function Products({ products }: { products: readonly Watched[] }) {
  const { answer, isPending, submit } = useList(/^(?:remove|watch)-/, 'watched');
  return (
    <>
      <Taken answer={answer} isPending={isPending} onSubmit={submit} />
      {products.length === 0 ? (
        <>
          <p>Nothing is on your watchlist yet. Press the heart of a product to put it here.</p>
          <div>
            <LinkButton to="/bullion-in-stock">See everything that is in stock</LinkButton>
          </div>
        </>
      ) : (
        <ul className="watchlist-list">
          {products.map((watched) => (
            <WatchedItem
              key={watched.id}
              watched={watched}
              isPending={isPending}
              onRemove={submit}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const { answer, isPending, submit } = useList(/^(?:withdraw-|alert$)/, 'alerts');
  return (
    <>
      <Taken answer={answer} isPending={isPending} onSubmit={submit} />
      {alerts.length === 0 ? (
        <p>You have no alerts. Each product and each price page can tell you at a price.</p>
      ) : (
        <ul className="watchlist-alerts">
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} isPending={isPending} onWithdraw={submit} />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * The form state of a list. The pressed button may be removed, so the heading gets the focus, or
 * what came back.
 */
function useList(mine: RegExp, headingId: string) {
  return useFormAnswer<WatchlistSaved>(
    (form) => mine.test(form),
    (answer) => {
      if (answer.kind === 'saved') void focusOn(answer.cameBack, headingId);
    },
  );
}

/** The result of a change of a list, with an undo button for removals. */
function Taken({
  answer,
  ...press
}: {
  answer: Answer<WatchlistSaved> | undefined;
  isPending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  if (answer?.kind !== 'saved' || !answer.back) return <Outcome answer={answer} />;
  return <PutBack says={answer.says} {...answer.back} {...press} />;
}
