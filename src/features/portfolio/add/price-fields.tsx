import { DAY_HINT } from '#commerce/fields/day-field.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { TextField } from '#ui/field/text-field.tsx';

/** When, how many, at what price, and the fees. */
export function PriceFields({ field }: { field: FieldOf }) {
  const plain = { autoComplete: 'off' };
  return (
    <div className="add-fields">
      <TextField label="Bought on" hint={DAY_HINT} {...plain} {...field('day')} />
      <TextField
        label="How many"
        hint="Pieces, such as 5."
        inputMode="decimal"
        {...plain}
        {...field('units')}
      />
      <TextField
        label="Price of one"
        hint="In dollars, such as 88.50."
        inputMode="decimal"
        {...plain}
        {...field('price')}
      />
      <TextField
        label="Shipping and fees"
        hint="In dollars, for all of them."
        optional
        inputMode="decimal"
        {...plain}
        {...field('fees')}
      />
    </div>
  );
}
