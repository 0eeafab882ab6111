import { useSearchParams } from 'react-router';

import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { EditItems } from './edit-items.tsx';
import { EDIT } from './edit-address.ts';
import { NextStep } from './next-step.tsx';
import { QuoteTable } from './quote-table.tsx';
import { RequestTrack } from './request-track.tsx';
import './request-body.css';

/** Where a request stands, what is quoted for what, and what can be done now. */
export function RequestBody({ request }: { request: SaleRequest }) {
  const [search] = useSearchParams();
  const isAsked = search.has(EDIT);
  const isEdited = isAsked && request.status === 'Submitted';
  const heading = useFocusOnChange(isAsked);
  return (
    <>
      <RequestTrack request={request} />
      <section className="section stack">
        <h2 ref={heading} tabIndex={-1}>
          {isEdited ? 'Change what you offer' : headingOf(request)}
        </h2>
        {isAsked && !isEdited ? (
          <p>The items could be changed until we looked at them, and that has happened.</p>
        ) : null}
        {isEdited ? <EditItems request={request} /> : <QuoteTable request={request} />}
      </section>
      {isEdited ? null : <NextStep request={request} />}
    </>
  );
}

function headingOf({ totalCents }: SaleRequest): string {
  return totalCents === undefined ? 'What you offered' : 'Our quote';
}
