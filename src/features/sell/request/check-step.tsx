import { useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';

import type { SaleItem } from '#api/sell/sale-item.ts';
import { formatPhone, phoneDigits } from '#commerce/fields/phone.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { useFormKey } from '#commerce/form/use-form-key.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { photosOf } from '#commerce/photos/photo-store.ts';
import { Button } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { pieceCents } from '../list/estimate.ts';
import { photoCount } from '../photos/photo-words.ts';
import { putPhotos } from '../photos/put-photos.ts';
import { conditionWords } from './condition-words.ts';
import { usePrices } from '../list/use-prices.ts';
import { ItemArt } from './item-art.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Requested } from './request-by-form.server.ts';
import { fieldsOfItems, FORM, typedOf, type Contact } from '../request-fields.ts';
import { isFromPortfolio, REQUEST_PATH, stepHref, type Step } from './request-steps.ts';
import { sentState } from './sent-state.ts';
import './check-step.css';

/** All that is sent, each part with its way back, and the button that sends it. */
export function CheckStep({
  items,
  contact,
  search,
  onRefused,
}: {
  items: readonly SaleItem[];
  contact: Contact;
  search: URLSearchParams;
  /** Leads to the step of the refused fields. */
  onRefused: (step: Step, answer: Answer) => void;
}) {
  const { firstName, lastName, email, mobile } = contact;
  return (
    <div className="request-check">
      <CheckPart heading="What you sell" to={stepHref('items', search)} change="Change the items">
        <CheckedItems items={items} />
      </CheckPart>
      <CheckPart heading="About you" to={stepHref('you', search)} change="Change your details">
        <p>
          {firstName} {lastName}, {email},{' '}
          <span className="request-check-phone">{formatPhone(phoneDigits(mobile))}</span>
        </p>
      </CheckPart>
      <CheckPart heading="What happens then">
        <NextSteps />
      </CheckPart>
      <SendForm items={items} contact={contact} search={search} onRefused={onRefused} />
    </div>
  );
}

function CheckPart({
  heading,
  to,
  change,
  children,
}: {
  heading: string;
  to?: string;
  change?: string;
  children: ReactNode;
}) {
  return (
    <section className="request-check-part">
      <div className="row">
        <h2>{heading}</h2>
        {to ? <Link to={to}>{change}</Link> : null}
      </div>
      {children}
    </section>
  );
}

function CheckedItems({ items }: { items: readonly SaleItem[] }) {
  const { prices } = usePrices();
  return (
    <ul className="request-check-items">
      {items.map((item) => {
        const cents = pieceCents(item, prices);
        const image = prices.bids.find(({ productId }) => productId === item.productId)?.image;
        return (
          <li key={item.id}>
            <ItemArt image={image} />
            <span>
              <b>
                {formatCount(item.quantity)} × {item.name}
              </b>{' '}
              <span className="request-item-line">
                {conditionWords(item)}, {photoCount(photosOf(item.id).length)}
                {item.note ? `; “${item.note}”` : ''}
              </span>
            </span>{' '}
            <span className="request-check-cents figures">
              {cents === undefined ? 'To be seen first' : formatMoney(cents * item.quantity)}{' '}
              <span className="request-item-line">
                {cents === undefined ? null : `${formatMoney(cents)} each`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function SendForm({ items, contact, search, onRefused }: Parameters<typeof CheckStep>[0]) {
  const navigate = useNavigate();
  const { fieldsAfter, holdKey, renewKey } = useFormKey(FORM);
  const { answer, isPending, send } = useFormAnswer<Requested>(
    (form) => form === FORM,
    (answered) => {
      if (answered.kind !== 'failed') renewKey();
      if (answered.kind === 'saved' && answered.receipt) {
        void navigate(REQUEST_PATH, { replace: true, state: sentState(answered.receipt) });
        return;
      }
      const [first] = problemsIn(answered);
      if (first) onRefused(first.field.startsWith(`${FORM}-item-`) ? 'items' : 'you', answered);
    },
  );
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = isPending || isWaiting;
  const isUnsure = !isBusy && answer?.kind === 'failed';
  const from = isFromPortfolio(search) ? { from: 'portfolio' } : {};
  const fields = { ...fieldsOfItems(items.map(typedOf)), ...contact, ...from };
  const key = fieldsAfter(answer)['key'] ?? '';

  async function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    holdKey(data);
    flushSync(() => setWaiting(true));
    const refused = await putPhotos(
      data,
      items.map(({ id: key, name }) => ({ key, name })),
    );
    setWaiting(false);
    if (refused) onRefused('items', refused);
    else send(data);
  }
  return (
    <form className="request-send" method="post" onSubmit={(event) => void press(event)}>
      {Object.entries(fields).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <HiddenField name="key" value={key} />
      {isBusy ? null : <Outcome answer={answer} />}
      {isUnsure ? <Unsure /> : null}
      <div className="row">
        <Button type="submit" name="intent" value="send" tone="main" pending={isBusy}>
          {isPending
            ? 'Sending the request'
            : isWaiting
              ? 'Sending the photos'
              : 'Send the request'}
        </Button>
        <p className="muted">Free, and binds nobody.</p>
      </div>
    </form>
  );
}

function Unsure() {
  return (
    <p>
      All that you entered is kept. If an email from us confirms the request, it has arrived, and
      you need not send it again.
    </p>
  );
}
