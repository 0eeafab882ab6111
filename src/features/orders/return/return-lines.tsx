import { useState } from 'react';

import type { ReturnableLine } from '#api/orders/returns.ts';
import { controlId } from '#commerce/form/answer.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { ChoiceGroup } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';

import { quantityField, RETURN_FORM, tickField } from './return-fields.ts';

/** What of an order comes back: each product can be ticked, with how many of it. */
export function ReturnLines({
  lines,
  field,
  isMissing,
}: {
  lines: readonly ReturnableLine[];
  field: FieldOf;
  /** Whether the reason is that something has not come. */
  isMissing: boolean;
}) {
  const { error } = field('lines');
  // A line stays while the form is filled in, although another tab may have asked for the rest.
  const [open] = useState(() => lines.filter(({ left }) => left > 0).map(({ key }) => key));
  return (
    <div className="return-part">
      <ChoiceGroup
        legend={<h2>{isMissing ? 'What is missing?' : 'What comes back?'}</h2>}
        name={controlId(RETURN_FORM, 'lines')}
        {...(error && { error })}
      >
        <ul className="return-lines">
          {lines.map((line) => (
            <li key={line.key}>
              {open.includes(line.key) ? (
                <OpenLine line={line} field={field} />
              ) : (
                <p className="return-line-gone muted">
                  {line.name}: you have asked to return all {formatCount(line.delivered)} already.
                </p>
              )}
            </li>
          ))}
        </ul>
      </ChoiceGroup>
    </div>
  );
}

function OpenLine({ line, field }: { line: ReturnableLine; field: FieldOf }) {
  const { name, size, image, unitCents, delivered, left } = line;
  const tick = field(tickField(line));
  const { error, ...quantity } = field(quantityField(line));
  const errorId = `${quantity.id}-error`;
  const facts = [
    `${formatCount(delivered)} delivered`,
    ...(left < delivered ? [`${formatCount(left)} can still be returned`] : []),
    ...(size ? [`size ${size}`] : []),
    `${formatMoney(unitCents)} each`,
  ];
  return (
    <div className="return-line">
      <label className="choice return-line-tick">
        <input
          type="checkbox"
          id={tick.id}
          name={tick.name}
          defaultChecked={tick.defaultValue === 'on'}
        />
        <img src={image} alt="" width="64" height="64" />
        <span className="return-line-name">{name}</span>{' '}
        <span className="choice-note">{facts.join(', ')}</span>
      </label>
      <div className="return-line-quantity" data-invalid={error ? '' : undefined}>
        <QuantityField
          {...quantity}
          defaultValue={quantity.defaultValue ?? '1'}
          of={size ? `${name}, size ${size}` : name}
          labelHidden
          max={left}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
