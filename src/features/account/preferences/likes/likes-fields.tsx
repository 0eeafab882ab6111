import type { FieldOf } from '#commerce/form/field-of.ts';
import { Choice, ChoiceGroup, SelectField } from '#ui/field/choice-field.tsx';

import { CUSTOMER_TYPES, METALS, MINT_TYPES, MINTS, PRODUCT_TYPES } from './likes-choices.ts';
import './likes-fields.css';

/** §6 Preferences for purchases: the same fields in the preferences and in the account. */
export function LikesFields({ field }: { field: FieldOf }) {
  const { id, defaultValue: liked = '' } = field('mints');
  const mints = liked.split(' ');
  return (
    <div className="likes-fields">
      <p>
        With a favorite metal, the home page has a row “For you” with products of it, of the kind
        and the mints you choose here where there are any.
      </p>
      <div className="likes-questions">
        <Question field={field('metal')} label="Favorite metal" of={METALS} />
        <Question field={field('for')} label="Why you buy" of={CUSTOMER_TYPES} />
        <Question field={field('product')} label="Kind of product" of={PRODUCT_TYPES} />
        <Question field={field('mint-type')} label="Kind of mint" of={MINT_TYPES} />
      </div>
      <ChoiceGroup legend="Favorite mints and refiners" name={id}>
        <div className="likes-mints">
          {MINTS.map(([slug, label]) => (
            <Choice
              key={slug}
              type="checkbox"
              name="mints"
              value={slug}
              defaultChecked={mints.includes(slug)}
              label={label}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Choice
        type="checkbox"
        name="news"
        defaultChecked={field('news').defaultValue === 'on'}
        label="Show me jewelry and coupons"
      />
    </div>
  );
}

type QuestionProps = {
  field: ReturnType<FieldOf>;
  label: string;
  of: readonly (readonly [value: string | number, label: string])[];
};

function Question({ field, label, of }: QuestionProps) {
  return (
    <SelectField {...field} label={label} required={false}>
      <option value="">No answer</option>
      {of.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
