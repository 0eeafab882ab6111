import { useLayoutEffect, type RefObject } from 'react';
import { useSearchParams } from 'react-router';

import { conditions, MOST_ITEMS, MOST_PIECES, type SaleItem } from '#api/sell/sale-item.ts';
import { spotMetals } from '#api/spot/spot.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { fieldsIn, problemsIn, type FieldOf } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { pageTitle } from '#commerce/page/titles.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup, SelectField } from '#ui/field/choice-field.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { CONDITION_NAMES } from './condition-words.ts';
import { Estimate, usePrices } from './estimate-part.tsx';
import { itemAt } from './new-item.ts';
import { NextSteps } from './next-steps.tsx';
import type { Requested } from './request-by-form.server.ts';
import {
  FORM,
  itemField,
  LONGEST_NOTE,
  quantityIn,
  saleItemOf,
  typedItems,
  typedOf,
  type RequestStart,
  type TypedItem,
} from './request-fields.ts';
import { isFromPortfolio, SELL_PATH, stepHref, STEPS } from './request-steps.ts';
import { ContactFields, GuestNotice } from './you-step.tsx';
import './items-step.css';

/** Without JavaScript: all steps as one form, whose buttons the server answers with the same page. */
export function WholeForm({
  start,
  answer,
  hadFocus,
}: {
  start: RequestStart;
  answer: Answer<Requested> | undefined;
  /** Is set when the steps replace the form: whether the focus was in it. */
  hadFocus: RefObject<boolean>;
}) {
  // Reads the focus before it is lost with the form.
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.querySelector('main')?.contains(document.activeElement) ?? false;
    },
    [hadFocus],
  );
  const [search] = useSearchParams();
  const { prices } = usePrices();
  const values = answer?.values;
  const arrived = values ? undefined : itemAt(search, prices.bids);
  const sent = typedItems((name) => values?.[name] ?? '');
  const typed = arrived ? [typedOf(arrived)] : sent;
  const field = fieldsIn(FORM, answer, start.profile);
  const from = values?.['from'] ?? (isFromPortfolio(search) ? 'portfolio' : '');
  return (
    <div className="request-page page-width">
      <title>{pageTitle('Your request', 'Sell to us')}</title>
      <Breadcrumb trail={[{ label: 'Sell to us', href: SELL_PATH }]} here="Your request" />
      <PageHeading>{STEPS.items.heading}</PageHeading>
      <div className="request-columns">
        <form className="request-form" method="post" noValidate>
          <EnterKeeps />
          <ErrorSummary problems={problemsIn(answer)} />
          <Outcome answer={answer} />
          <HiddenField name="items" value={String(typed.length)} />
          {from ? <HiddenField name="from" value={from} /> : null}
          {typed.map((item, index) => (
            <ItemFields key={item.id} item={item} index={index} field={field} />
          ))}
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

/** What Enter in a field presses is the first button of a form, which must not remove an item. */
function EnterKeeps() {
  return (
    <button
      type="submit"
      name="intent"
      value="keep"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
    >
      Keep
    </button>
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

function ItemFields({ item, index, field }: { item: TypedItem; index: number; field: FieldOf }) {
  const quantity = field(itemField(index, 'quantity'));
  return (
    <fieldset className="request-whole stack">
      <legend className="request-legend">{item.name}</legend>
      {(['id', 'name', 'metal', 'product', 'ounces'] as const).map((part) => (
        <HiddenField key={part} name={itemField(index, part)} value={item[part]} />
      ))}
      <div className="field" data-invalid={quantity.error ? '' : undefined}>
        <FieldError id={`${quantity.id}-error`} message={quantity.error} />
        <QuantityField
          id={quantity.id}
          name={quantity.name}
          of={item.name}
          max={MOST_PIECES}
          defaultValue={item.quantity}
          aria-invalid={quantity.error ? true : undefined}
          aria-describedby={quantity.error ? `${quantity.id}-error` : undefined}
        />
      </div>
      <ChoiceGroup
        legend="What can be seen on it?"
        hint="Tick all that you find. It makes the quote exact, and spares a correction later."
        name={`${FORM}-${itemField(index, 'other')}-group`}
      >
        <div className="request-item-choices">
          {conditions.map((condition) => (
            <Choice
              key={condition}
              type="checkbox"
              name={itemField(index, condition)}
              label={CONDITION_NAMES[condition]}
              defaultChecked={item[condition] === 'on'}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextArea
        label="A note"
        optional
        rows={2}
        maxLength={LONGEST_NOTE}
        {...field(itemField(index, 'note'))}
        defaultValue={item.note}
      />
      <Button type="submit" name="intent" value={`remove-${index}`}>
        Remove<VisuallyHidden> {item.name}</VisuallyHidden>
      </Button>
    </fieldset>
  );
}

function AddFields({ field, count }: { field: FieldOf; count: number }) {
  const { bids } = usePrices();
  return (
    <fieldset className="request-whole stack">
      <legend className="request-legend">Add an item</legend>
      <p className="muted">
        {count} of up to {MOST_ITEMS}. Choose one of the products that we buy, or name something
        else.
      </p>
      {bids ? (
        <SelectField label="Product" optional {...field('add-product')}>
          <option value="">None of these</option>
          {bids.bids.map(({ productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField label="Or its name" optional autoComplete="off" {...field('add-name')} />
      <SelectField label="Metal of what you name" optional {...field('add-metal')}>
        <option value="">Choose one</option>
        {spotMetals.map((metal) => (
          <option key={metal} value={metal}>
            {metalNames[metal]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Fine troy ounces in one piece"
        hint="Its weight times its fineness. Without it we have to see it first."
        inputMode="decimal"
        optional
        autoComplete="off"
        {...field('add-ounces')}
      />
      <Button type="submit" name="intent" value="add">
        Add an item
      </Button>
    </fieldset>
  );
}

/** The items whose quantities can be reckoned with. */
function estimated(typed: readonly TypedItem[]): SaleItem[] {
  return typed.filter(({ quantity }) => quantityIn(quantity) !== undefined).map(saleItemOf);
}
