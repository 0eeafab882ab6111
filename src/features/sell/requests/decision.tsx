import { useQuery } from '@tanstack/react-query';

import { bidsQuery } from '#api/sell/bids.ts';
import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { marketMoment } from '#commerce/format/market-moment.ts';
import { formatMoney, moneyParts } from '#commerce/format/money.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { EndForm } from './end-form.tsx';
import { ACCEPT, DECLINE } from './request-forms.ts';
import { PAYOUTS } from '../request-words.ts';

/** A quote to be accepted or declined: its sum, until when it holds, and what accepting means. */
export function Decision({ request }: { request: SaleRequest & { totalCents: number } }) {
  const { totalCents, validUntil } = request;
  const { whole, cents } = moneyParts(totalCents);
  return (
    <div className="request-decision">
      <div className="stack">
        <div className="request-sum figures">
          ${whole}
          <small>.{cents}</small>
        </div>
        <Compared request={request} />
        {validUntil ? (
          <p className="muted">
            Holds until <time dateTime={validUntil}>{marketMoment(validUntil)} ET</time>.
          </p>
        ) : null}
        <h3>What happens then</h3>
        <ol className="request-steps">
          <li>Pack it as you would a gift, insure it, and add its tracking number here.</li>
          <li>We open and inspect it, and tell you what we find.</li>
          <li>We pay, usually within three business days.</li>
        </ol>
      </div>
      <div className="stack">
        <SectionForm
          form={ACCEPT}
          submit={[`Accept ${formatMoney(totalCents)}`, 'Accepting the quote']}
        >
          {(field) => <AcceptFields field={field} cents={totalCents} />}
        </SectionForm>
        <EndForm form={DECLINE} />
      </div>
    </div>
  );
}

function AcceptFields({ field, cents }: { field: FieldOf; cents: number }) {
  const payout = field('payout');
  const binds = field('binds');
  return (
    <>
      <HiddenField name="total" value={String(cents)} />
      <ChoiceGroup
        legend="How shall we pay?"
        hint="To an account or a check in your own name. For a sale that we have to report we also ask for your taxpayer number, before we pay."
        name={payout.id}
        {...(payout.error && { error: payout.error })}
      >
        {Object.entries(PAYOUTS).map(([value, { label }]) => (
          <Choice
            key={value}
            type="radio"
            name="payout"
            value={value}
            label={label}
            defaultChecked={payout.defaultValue === value}
            autoComplete="off"
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup
        legend="Accepting binds us both"
        hint={`We pay ${formatMoney(cents)} whatever the market does. If your parcel does not come, we charge what the market has risen.`}
        name={binds.id}
        {...(binds.error && { error: binds.error })}
      >
        <Choice
          type="checkbox"
          name="binds"
          value="yes"
          label="I send it by the next business day"
          defaultChecked={binds.defaultValue === 'yes'}
          autoComplete="off"
        />
      </ChoiceGroup>
    </>
  );
}

/** What the same pieces would bring at the bids of now, so that nobody waits or hurries blindly. */
function Compared({ request: { items, totalCents } }: { request: SaleRequest }) {
  const { data } = useQuery(bidsQuery());
  if (!data || totalCents === undefined) return null;
  let now = 0;
  for (const { productId, quantity } of items) {
    const bid = data.bids.find((each) => each.productId === productId);
    // Only if each item has a bid of its own can the sums be compared.
    if (!bid) return null;
    now += bid.bidCents * quantity;
  }
  const better = totalCents - now;
  return (
    <p>
      At the bids of now the same pieces would bring {formatMoney(now)} before any deduction.{' '}
      {better === 0 ? 'The quote is the same.' : null}
      {better > 0 ? `The quote is ${formatMoney(better)} better.` : null}
      {better < 0 ? `The quote is ${formatMoney(-better)} less.` : null}
    </p>
  );
}
