import { Link, useSearchParams } from 'react-router';

import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { trackingHref } from '#commerce/orders/tracking-link.ts';
import { LinkButton } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { Decision } from './decision.tsx';
import { editSearch } from './edit-address.ts';
import { EndForm } from './end-form.tsx';
import { CANCEL, CARRIERS, PARCEL } from './request-forms.ts';
import { PAYOUTS } from '../request-words.ts';

const NEXT_HEADING = 'next-step';

/**
 * What happens next with a request, and what its customer can do about it. The form that changed the
 * request goes with its part, so the focus moves to the heading of the next one.
 */
export function NextStep({ request }: { request: SaleRequest }) {
  const heading = useFocusOnChange(request.status);
  return (
    <section className="section stack">
      <h2 ref={heading} id={NEXT_HEADING} tabIndex={-1}>
        {headingOf(request)}
      </h2>
      {partOf(request)}
    </section>
  );
}

function headingOf({ status, totalCents }: SaleRequest): string {
  switch (status) {
    case 'Quoted':
      return 'We pay you';
    case 'Accepted':
      return 'Send it to us';
    case 'Paid':
      return 'Paid';
    case 'Declined':
      return totalCents === undefined ? 'We could not quote this' : 'You declined the quote';
    case 'Cancelled':
      return 'You cancelled this request';
    default:
      return 'What happens next';
  }
}

function partOf(request: SaleRequest) {
  const { status, totalCents } = request;
  switch (status) {
    case 'Submitted':
      return <Waiting request={request} />;
    case 'Quoted':
      return totalCents === undefined ? (
        <Waiting request={request} />
      ) : (
        <Decision request={{ ...request, totalCents }} />
      );
    case 'Accepted':
      return <Parcel request={request} />;
    case 'Received':
    case 'Inspected':
      return <Underway request={request} />;
    case 'Paid':
      return <Paid request={request} />;
    default:
      return <Ended />;
  }
}

function Waiting({ request: { status } }: { request: SaleRequest }) {
  const [search] = useSearchParams();
  const canEdit = status === 'Submitted';
  return (
    <>
      <p className="prose">
        We look at what you told us and send a quote with a price for each piece, usually within one
        business day. Nothing binds you before you accept it.
      </p>
      {canEdit ? (
        <p>
          <LinkButton to={{ search: editSearch(search, true) }} preventScrollReset>
            Change the items
          </LinkButton>
        </p>
      ) : null}
      <EndForm form={CANCEL} />
    </>
  );
}

function Parcel({ request }: { request: SaleRequest }) {
  const { totalCents, payout, carrier, trackingNo } = request;
  return (
    <>
      <p className="lead">
        {totalCents === undefined ? 'Your price' : formatMoney(totalCents)} is locked in.
        {payout ? ` We pay ${PAYOUTS[payout].says} after inspection.` : null}
      </p>
      <ol className="request-steps">
        <li>
          Wrap each piece, so that nothing rattles, and pack it in a plain box without our name.
        </li>
        <li>Insure it for {totalCents === undefined ? 'its price' : formatMoney(totalCents)}.</li>
        <li>Hand it over by the next business day and keep the receipt.</li>
        <li>Add the number of the parcel here, so that we look out for it.</li>
      </ol>
      {trackingNo ? (
        <p>
          Your parcel: <ParcelLink carrier={carrier} number={trackingNo} />
        </p>
      ) : null}
      <ParcelForm request={request} />
    </>
  );
}

function ParcelForm({ request: { carrier, trackingNo, reference } }: { request: SaleRequest }) {
  return (
    <SectionForm
      form={PARCEL}
      draft={reference}
      fields={{ carrier, number: trackingNo }}
      submit={[trackingNo ? 'Change the parcel' : 'Add the parcel', 'Saving the parcel']}
    >
      {(field) => (
        <>
          <SelectField label="Who carries it?" {...field('carrier')}>
            <option value="">Choose one</option>
            {CARRIERS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
          <TextField
            label="Tracking number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field('number')}
          />
        </>
      )}
    </SectionForm>
  );
}

function ParcelLink({ carrier, number }: { carrier: string | undefined; number: string }) {
  const href = trackingHref(carrier, number);
  if (!href) return <span className="figures">{number}</span>;
  return (
    <a href={href} rel="noreferrer" className="figures">
      {carrier} {number}
    </a>
  );
}

function Underway({ request: { status, totalCents, payout } }: { request: SaleRequest }) {
  return (
    <>
      <p className="prose">
        {status === 'Received'
          ? 'Your parcel is here. We open it, inspect each piece, and tell you what we find.'
          : 'Everything is inspected. We pay within three business days.'}
        {totalCents === undefined ? null : ` The sum is ${formatMoney(totalCents)}.`}
        {payout ? ` We pay ${PAYOUTS[payout].says}.` : null}
      </p>
    </>
  );
}

function Paid({ request }: { request: SaleRequest }) {
  const { payout, sale, paidCents = request.totalCents } = request;
  return (
    <>
      <p className="prose">
        {paidCents === undefined
          ? 'We have paid you'
          : `We have paid you ${formatMoney(paidCents)}`}
        {payout ? ` ${PAYOUTS[payout].says}` : null}.
        {sale ? (
          <>
            {' '}
            The sales order is <Link to={`/orders/sales/${sale}`}>{sale}</Link>.
          </>
        ) : null}
      </p>
    </>
  );
}

function Ended() {
  return (
    <>
      <p>Nothing binds you. A new request is free, at the bids of that moment.</p>
      <p>
        <LinkButton to="/sell-to-us">See what we pay now</LinkButton>
      </p>
    </>
  );
}
