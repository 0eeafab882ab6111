import { useState, type ReactNode } from 'react';

import { conditions, MOST_ITEMS, MOST_PIECES } from '#api/sell/sale-item.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { MetalField } from '#commerce/metal/metal-field.tsx';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup, SelectField } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { CONDITION_NAMES } from './condition-words.ts';
import { usePrices } from '../list/use-prices.ts';
import { FORM, itemField, LONGEST_NOTE, type TypedItem } from '../request-fields.ts';
import './items-step.css';
import './request-form.css';

/** What Enter in a field presses is the first button of a form, which must not remove an item. */
export function EnterKeeps() {
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

/** An item of a form whose buttons the server answers. */
export function ItemFields({
  item,
  index,
  field,
  photos,
}: {
  item: TypedItem;
  index: number;
  field: FieldOf;
  /** The field for the item's photos. */
  photos: ReactNode;
}) {
  // Its controls keep what is typed: an answer with the item changes none of their initial values.
  const [first] = useState(item);
  return (
    <fieldset className="request-whole stack">
      <legend className="request-legend">{item.name}</legend>
      {(['id', 'name', 'metal', 'product', 'ounces', 'photos'] as const).map((part) => (
        <HiddenField key={part} name={itemField(index, part)} value={item[part]} />
      ))}
      <Quantity item={first} field={field(itemField(index, 'quantity'))} />
      <Conditions item={first} index={index} />
      {photos}
      <TextArea
        label="A note"
        optional
        rows={2}
        maxLength={LONGEST_NOTE}
        {...field(itemField(index, 'note'))}
        defaultValue={first.note}
      />
      <Button type="submit" name="intent" value={`remove-${index}`}>
        Remove<VisuallyHidden> {item.name}</VisuallyHidden>
      </Button>
    </fieldset>
  );
}

function Quantity({ item, field }: { item: TypedItem; field: ReturnType<FieldOf> }) {
  const { id, name, error } = field;
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <FieldError id={`${id}-error`} message={error} />
      <QuantityField
        id={id}
        name={name}
        of={item.name}
        max={MOST_PIECES}
        defaultValue={item.quantity}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </div>
  );
}

function Conditions({ item, index }: { item: TypedItem; index: number }) {
  return (
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
  );
}

/** What is filled in for one more item. */
export function AddFields({ field, count }: { field: FieldOf; count: number }) {
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
      <MetalField label="Metal of what you name" mayBeNone optional {...field('add-metal')} />
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
