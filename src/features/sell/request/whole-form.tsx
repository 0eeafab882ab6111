import { useLayoutEffect, useState, type Ref, type RefObject } from 'react';
import { useSearchParams } from 'react-router';

import type { SaleItem } from '#api/sell/sale-item.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { problemsIn, useFields, type FieldOf } from '#commerce/form/field-of.ts';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { newKey } from '#commerce/form/form-key.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { PlainPhotos } from '../photos/plain-photos.tsx';
import { usePrices } from '../list/use-prices.ts';
import { Estimate } from './estimate-part.tsx';
import { AddFields, EnterKeeps, ItemFields } from './item-fields.tsx';
import { itemAt } from './new-item.ts';
import { NextSteps } from './next-steps.tsx';
import type { Requested } from './request-by-form.server.ts';
import {
  FORM,
  itemField,
  quantityIn,
  saleItemOf,
  typedItems,
  typedOf,
  type RequestStart,
  type TypedItem,
} from '../request-fields.ts';
import { isFromPortfolio, SELL_PATH, stepHref, STEPS } from './request-steps.ts';
import { ContactFields, GuestNotice } from './you-step.tsx';

/** Without JavaScript: all steps as one form, whose buttons the server answers with the same page. */
export function WholeForm({
  start,
  answer,
  hadFocus,
  ref,
}: {
  start: RequestStart;
  answer: Answer<Requested> | undefined;
  /** Is set when the steps replace the form: whether the focus was in it. */
  hadFocus: RefObject<boolean>;
  ref: Ref<HTMLFormElement>;
}) {
  // Reads the focus before it is lost with the form.
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.querySelector('main')?.contains(document.activeElement) ?? false;
    },
    [hadFocus],
  );
  const [search] = useSearchParams();
  const [key] = useState(newKey);
  const { prices } = usePrices();
  const values = answer?.values;
  const arrived = values ? undefined : itemAt(search, prices.bids);
  const sent = typedItems((name) => values?.[name] ?? '');
  const typed = arrived ? [typedOf(arrived)] : sent;
  const field = useFields(FORM, answer, { ...start.profile, key });
  const from = values?.['from'] ?? (isFromPortfolio(search) ? 'portfolio' : '');
  return (
    <div className="request-page page-width">
      <Breadcrumb trail={[{ label: 'Sell to us', href: SELL_PATH }]} here="Your request" />
      <PageHeading>{STEPS.items.heading}</PageHeading>
      <div className="request-columns">
        <form
          ref={ref}
          className="request-form"
          method="post"
          encType="multipart/form-data"
          noValidate
        >
          <EnterKeeps />
          <ErrorSummary problems={problemsIn(answer)} />
          <Outcome answer={answer} />
          <FormKeyField value={field('key').defaultValue} />
          {values?.['repeats'] ? <HiddenField name="repeats" value={values['repeats']} /> : null}
          <HiddenField name="items" value={String(typed.length)} />
          {from ? <HiddenField name="from" value={from} /> : null}
          <WholeItems typed={typed} field={field} />
          <AddFields field={field} count={typed.length} />
          <section className="request-whole stack" aria-labelledby="request-you">
            <h2 id="request-you">{STEPS.you.heading}</h2>
            {start.isCustomer ? null : <GuestNotice back={stepHref('items', search)} />}
            <ContactFields field={field} />
          </section>
          <SendPart />
        </form>
        <Estimate items={estimated(typed)} />
      </div>
    </div>
  );
}

function WholeItems({ typed, field }: { typed: readonly TypedItem[]; field: FieldOf }) {
  return (
    <>
      {typed.map((item, index) => (
        <ItemFields
          key={item.id}
          item={item}
          index={index}
          field={field}
          photos={<PlainPhotos item={item} index={index} {...field(itemField(index, 'photos'))} />}
        />
      ))}
    </>
  );
}

function SendPart() {
  return (
    <section className="request-whole stack" aria-labelledby="request-then">
      <h2 id="request-then">What happens then</h2>
      <NextSteps />
      <div className="row">
        <Button type="submit" name="intent" value="send" tone="main">
          Send the request
        </Button>
        <p className="muted">Free, and binds nobody.</p>
      </div>
    </section>
  );
}

/** The items whose quantities can be reckoned with. */
function estimated(typed: readonly TypedItem[]): SaleItem[] {
  return typed.filter(({ quantity }) => quantityIn(quantity) !== undefined).map(saleItemOf);
}
