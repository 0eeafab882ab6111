import type { ComponentProps } from 'react';

import { spotMetals } from '#api/spot/spot.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { SelectField } from '#ui/field/choice-field.tsx';

/** Asks for one of the quoted metals. With `mayBeNone` no metal is chosen at first. */
export function MetalField({
  label = 'Metal',
  mayBeNone = false,
  ...select
}: Omit<ComponentProps<typeof SelectField>, 'label'> & {
  label?: string;
  mayBeNone?: boolean;
}) {
  return (
    <SelectField label={label} {...select}>
      {mayBeNone ? <option value="">Choose one</option> : null}
      {spotMetals.map((metal) => (
        <option key={metal} value={metal}>
          {metalNames[metal]}
        </option>
      ))}
    </SelectField>
  );
}
