import type { FieldOf } from '#commerce/form/field-of.ts';
import { TextField } from '#ui/field/text-field.tsx';

import './trade-fields.css';

/** When, how many, at what price, and the fees of a purchase or sale: as they are typed. */
export function TradeFields({
  field,
  labels,
  hints,
}: {
  field: FieldOf;
  labels: { day: string; units: string; price: string };
  hints: { day: string; units?: string };
}) {
  return (
    <div className="trade-fields">
      <TextField
        label={labels.units}
        hint={hints.units}
        inputMode="decimal"
        autoComplete="off"
        {...field('units')}
      />
      <TextField
        label={labels.price}
        hint="In dollars, such as 71.00."
        inputMode="decimal"
        autoComplete="off"
        {...field('price')}
      />
      <TextField
        label="Fees"
        hint="In dollars, for all of them."
        optional
        inputMode="decimal"
        autoComplete="off"
        {...field('fees')}
      />
      <TextField
        label={labels.day}
        hint={hints.day}
        inputMode="numeric"
        autoComplete="off"
        {...field('day')}
      />
    </div>
  );
}
