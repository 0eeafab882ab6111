import type { SaleRequest } from '#api/sell/sale-requests.ts';

import { NextStep } from './next-step.tsx';
import { QuoteTable } from './quote-table.tsx';
import { RequestTrack } from './request-track.tsx';
import './request-body.css';

/** Where a request stands, what is quoted for what, and what can be done now. */
export function RequestBody({ request }: { request: SaleRequest }) {
  return (
    <>
      <RequestTrack request={request} />
      <section className="section stack" aria-labelledby="quote">
        <h2 id="quote">{request.totalCents === undefined ? 'What you offered' : 'Our quote'}</h2>
        <QuoteTable request={request} />
      </section>
      <NextStep request={request} />
    </>
  );
}
