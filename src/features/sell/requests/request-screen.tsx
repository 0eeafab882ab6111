import { useSuspenseQuery } from '@tanstack/react-query';

import { saleRequestsQuery, type SaleRequest } from '#api/sell/sale-requests.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { RequestBody } from './request-body.tsx';
import { REQUESTS_PATH } from '../request-words.ts';
import { RequestTable } from './request-table.tsx';

/** One request of a customer: where it stands, what is quoted for what, and what can be done now. */
export function RequestScreen({ reference }: { reference: string }) {
  const { data: requests } = useSuspenseQuery(saleRequestsQuery());
  const request = requests.find((each) => each.reference === reference);
  const others = requests.filter((each) => each !== request);
  if (!request) return <NoRequest reference={reference} others={others} />;
  return (
    <div className="page-width stack">
      <Head here={reference} request={request} />
      <RequestBody request={request} />
      <Others requests={others} />
    </div>
  );
}

function Head({ here, request }: { here: string; request: SaleRequest }) {
  const from = request.isFromPortfolio ? ', from your portfolio' : '';
  return (
    <>
      <RequestCrumbs here={here} />
      <PageHeading aside={<p className="muted">{`Sent on ${shortDate(request.sentAt)}${from}`}</p>}>
        Request {here}
      </PageHeading>
    </>
  );
}

function RequestCrumbs({ here }: { here: string }) {
  const trail = [
    { label: 'Sell to us', href: '/sell-to-us' },
    { label: 'Your requests', href: REQUESTS_PATH },
  ];
  return <Breadcrumb trail={trail} here={here} />;
}

function Others({ requests }: { requests: readonly SaleRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className="section stack">
      <h2>Your other requests</h2>
      <RequestTable requests={requests} caption="Your other requests" />
    </section>
  );
}

type NoRequestProps = { reference: string; others: readonly SaleRequest[] };

/** A number that is no request of this customer's: perhaps mistyped, so the others are shown. */
function NoRequest({ reference, others }: NoRequestProps) {
  return (
    <div className="page-width stack">
      <RequestCrumbs here={reference} />
      <PageHeading lead={`You have no request with the number ${reference}.`}>
        No such request
      </PageHeading>
      <Others requests={others} />
    </div>
  );
}
