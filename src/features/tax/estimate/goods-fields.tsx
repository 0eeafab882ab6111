import { metalNames } from '#commerce/words/metal-names.ts';
import { SelectField } from '#ui/field/choice-field.tsx';

import { BULLION_FORMS, FORM_NAMES } from '../rule-of.ts';
import { METALS, type Asked } from '../tax-place.ts';

/** Metal and form of what is bought. */
export function GoodsFields({ asked }: { asked: Asked }) {
  return (
    <>
      <SelectField label="Metal" name="of" required={false} defaultValue={asked.metal}>
        {METALS.map((metal) => (
          <option key={metal} value={metal}>
            {metalNames[metal]}
          </option>
        ))}
      </SelectField>
      <SelectField label="Form" name="as" required={false} defaultValue={asked.form}>
        {BULLION_FORMS.map((form) => (
          <option key={form} value={form}>
            {FORM_NAMES[form]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
