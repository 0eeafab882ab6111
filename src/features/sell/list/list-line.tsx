import { useState } from 'react';

import { MOST_PIECES, type SaleItem } from '#api/sell/sale-item.ts';
import { quantityTyped } from '#commerce/fields/number.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { changeSaleItems } from './sale-list.ts';
import { withQuantity } from './with-bid.ts';

/** The id of the field for how many of an item are offered. */
export function quantityId({ id }: SaleItem): string {
  return `quantity-${id.replaceAll(/[^\w-]/g, '-')}`;
}

type ListLineProps = {
  item: SaleItem;
  /** Cents for one at the bids of now; unknown for what has to be seen first. */
  cents: number | undefined;
  /** The fewest pieces that are bought. */
  least: number;
  onRemove: () => void;
};

/** An item of the list with its quantity and its sum, which is also announced. */
export function ListLine({ item, cents, least, onRemove }: ListLineProps) {
  const { name, quantity } = item;
  const [typed, setTyped] = useState(String(quantity));
  const wrong = quantityIn(typed, least) === undefined;
  // The same weight, weighed again, adds to its pieces.
  if (!wrong && quantityTyped(typed) !== quantity) setTyped(String(quantity));
  const id = quantityId(item);
  return (
    <li className="sale-line">
      <p className="sale-line-name">{name}</p>
      <p className="sale-line-sum figures">
        <b>{cents === undefined ? 'After we see it' : formatMoney(cents * quantity)}</b>
      </p>
      <div className="sale-line-quantity">
        <QuantityField
          id={id}
          of={name}
          labelHidden
          value={typed}
          min={least}
          max={MOST_PIECES}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(event) => changed(event.currentTarget.value)}
        />
        <FieldError
          id={`${id}-error`}
          message={
            wrong
              ? `Enter a whole number from ${formatCount(least)} to ${formatCount(MOST_PIECES)}.`
              : undefined
          }
        />
      </div>
      <p className="sale-line-each muted figures">
        {cents === undefined ? null : `${formatMoney(cents)} each`}
      </p>
      <Button tone="quiet" className="sale-line-remove" onClick={onRemove}>
        Take it off<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );

  function changed(text: string): void {
    setTyped(text);
    const next = quantityIn(text, least);
    if (next !== undefined) changeSaleItems((items) => withQuantity(items, item.id, next));
  }
}

function quantityIn(typed: string, least: number): number | undefined {
  const quantity = quantityTyped(typed);
  return quantity !== undefined && quantity >= least && quantity <= MOST_PIECES
    ? quantity
    : undefined;
}
