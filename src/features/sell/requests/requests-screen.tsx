import { useSuspenseQuery } from '@tanstack/react-query';

import { saleRequestsQuery } from '#api/sell/sale-requests.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { RequestTable } from './request-table.tsx';

/** §7 All that a customer has offered to the store. */
export function RequestsScreen() {
  const { data: requests } = useSuspenseQuery(saleRequestsQuery());
  return (
    <div className="page-width stack">
      <Breadcrumb trail={[{ label: 'Sell to us', href: '/sell-to-us' }]} here="Your requests" />
      <PageHeading>Your requests</PageHeading>
      {requests.length === 0 ? (
        <p className="lead">
          You have not offered us anything yet. See what we pay, list what you have, and ask for a
          quote.
        </p>
      ) : (
        <RequestTable requests={requests} caption="Your requests" />
      )}
      <p>
        <LinkButton to="/sell-to-us">See what we pay</LinkButton>
      </p>
    </div>
  );
}
