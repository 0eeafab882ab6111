import type { FieldOf } from '#commerce/form/field-of.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

/** Where it was bought; the dealer is in sight for other shops, without JavaScript too. */
export function PlacePart({ field }: { field: FieldOf }) {
  const { id, error, defaultValue } = field('source');
  return (
    <div className="add-place">
      <ChoiceGroup
        legend="Where did you buy it?"
        hint="What you order here while you are signed in comes in by itself once it ships."
        name={id}
        {...(error && { error })}
      >
        <div className="add-sources">
          <Choice
            type="radio"
            name="source"
            value="bold"
            label="Here"
            defaultChecked={defaultValue === 'bold'}
          />
          <Choice
            type="radio"
            name="source"
            value="other"
            label="Somewhere else"
            defaultChecked={defaultValue !== 'bold'}
          />
        </div>
      </ChoiceGroup>
      <div className="add-dealer">
        <TextField
          label="Dealer"
          hint="Such as Corner Coin Shop."
          autoComplete="off"
          {...field('dealer')}
        />
      </div>
    </div>
  );
}
