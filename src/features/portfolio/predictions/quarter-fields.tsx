import type { PredictedQuarter } from '#api/portfolio/outlook.ts';
import type { PredictedMetal } from '#api/portfolio/predictions.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { monthDay } from '#commerce/format/month-day.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { lastDayOf } from '#lib/quarter.ts';
import { FieldError } from '#ui/field/field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { ENDS, fieldName, METALS } from './prediction-fields.ts';
import { quarterName } from './quarter-words.ts';

const LABELS = { best: 'Best', worst: 'Worst' };

/** The prices of one quarter, beside the analyst's: nobody has to guess in the void. */
export function QuarterFields({
  quarter,
  said,
  field,
}: {
  quarter: number;
  /** Without it the analyst has said nothing. */
  said: PredictedQuarter | undefined;
  field: FieldOf;
}) {
  return (
    <fieldset className="change-quarter">
      <legend>
        <b>{quarterName(quarter)}</b>
        <VisuallyHidden>,</VisuallyHidden> <small>until {monthDay(lastDayOf(quarter))}</small>
      </legend>
      {METALS.map((metal) => (
        <MetalFields
          key={metal}
          quarter={quarter}
          metal={metal}
          analyst={said?.[metal].analyst}
          field={field}
        />
      ))}
    </fieldset>
  );
}

function MetalFields({
  quarter,
  metal,
  analyst,
  field,
}: {
  quarter: number;
  metal: PredictedMetal;
  /** Cents. */
  analyst: number | undefined;
  field: FieldOf;
}) {
  const fields = ENDS.map((end) => [end, field(fieldName({ quarter, metal, end }))] as const);
  const analystId = `analyst-${quarter}-${metal}`;
  return (
    <div className="change-metal" data-metal={metal}>
      <p className="change-metal-name">{metalNames[metal]}</p>
      {fields.map(([, { id, error }]) => (
        <FieldError key={id} id={`${id}-error`} message={error} />
      ))}
      <p className="change-analyst" id={analystId}>
        <small>Analyst</small>{' '}
        <span className="figures">{analyst === undefined ? 'none' : formatMoney(analyst)}</span>
      </p>
      {fields.map(([end, { id, error, ...input }]) => (
        <div key={id} className="field" data-invalid={error ? '' : undefined}>
          <label className="field-label" htmlFor={id}>
            {LABELS[end]}
            <VisuallyHidden> price of {metal}</VisuallyHidden>
          </label>
          <input
            {...input}
            id={id}
            type="text"
            className="control"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={[error ? `${id}-error` : '', analystId].filter(Boolean).join(' ')}
            aria-invalid={error ? true : undefined}
          />
        </div>
      ))}
    </div>
  );
}
