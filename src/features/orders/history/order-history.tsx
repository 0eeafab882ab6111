import { useSuspenseQuery } from '@tanstack/react-query';

import { ORDERS_PER_PAGE, orderHistoryQuery, type OrderPlace } from '#api/orders/order-history.ts';
import { countWords } from '#commerce/format/count.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { ACCOUNT } from '../account-crumb.ts';
import { OrderFilters } from './order-filters.tsx';
import { HISTORY_PATH, historyHref, isNarrowed, writePlace } from './order-place.ts';
import { OrderTable } from './order-table.tsx';
import { OrderTabs } from './order-tabs.tsx';
import './order-history.css';

/** §2 The orders of a customer: filters, sort order, and a download. */
export function OrderHistory({
  place,
  couldNotExport,
}: {
  place: OrderPlace;
  couldNotExport: boolean;
}) {
  const { data } = useSuspenseQuery(orderHistoryQuery(place));
  const { rows, total, totalOfAll } = data;
  // After a change of filters or page, the heading of the result gets the focus.
  const heading = useFocusOnChange(writePlace(place));
  const pages = Math.ceil(total / ORDERS_PER_PAGE);
  const narrowed = isNarrowed(place);
  const { page } = place;
  return (
    <div className="order-screen order-history page-width stack">
      <Breadcrumb trail={[ACCOUNT]} here="Order history" />
      <PageHeading>Order history</PageHeading>
      <OrderTabs here={HISTORY_PATH} />
      {totalOfAll === 0 ? (
        <NothingYet />
      ) : (
        <>
          {couldNotExport ? (
            <p className="order-notice">The file could not be made. Please try again.</p>
          ) : null}
          <OrderFilters place={place} />
          <section className="stack">
            <div className="order-history-head">
              <h2 tabIndex={-1} ref={heading}>
                {headingWords(total, narrowed, page, pages)}
              </h2>
              {total > 0 ? (
                <a href={`${HISTORY_PATH}.csv?${writePlace({ ...place, page: 1 })}`}>
                  Download {total === 1 ? 'this order' : `these ${countWords(total, 'order')}`} as
                  CSV
                </a>
              ) : null}
            </div>
            {total === 0 ? <NothingFound /> : null}
            {total > 0 && rows.length === 0 ? <p>The orders end before this page.</p> : null}
            {rows.length > 0 ? <OrderTable rows={rows} caption="Orders" /> : null}
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(other) => historyHref({ ...place, page: other })}
            />
          </section>
        </>
      )}
    </div>
  );
}

function headingWords(total: number, narrowed: boolean, page: number, pages: number): string {
  const count = total === 0 ? 'No order found' : countWords(total, 'order');
  const found = narrowed && total > 0 ? `${count} found` : count;
  return pages > 1 ? `${found}, page ${page} of ${pages}` : found;
}

function NothingYet() {
  return (
    <div className="stack">
      <p className="lead">
        You have not ordered anything yet. What you order shows up here, from the payment to the
        doorstep, with its invoice.
      </p>
      <div className="row">
        <LinkButton tone="main" to="/best-sellers">
          See what others buy
        </LinkButton>
        <LinkButton to="/orders/track">Track an order placed without signing in</LinkButton>
      </div>
    </div>
  );
}

function NothingFound() {
  return (
    <div className="stack">
      <p>Check the spelling, choose any status, or widen the dates.</p>
      <p>
        <LinkButton to={HISTORY_PATH}>Show all orders</LinkButton>
      </p>
    </div>
  );
}
