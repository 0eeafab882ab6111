import { US_STATES } from '#commerce/address/us-states.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { Choice, ChoiceGroup, SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

/** §5 The fields of a personal or corporate eCheck. Autocomplete is off. */
export function ECheckFields({ field }: { field: FieldOf }) {
  return (
    <div className="e-check">
      <KindOfAccount field={field} />
      <TextField
        label="Routing number"
        hint="At the foot of a check, on the left: 9 digits at most."
        inputMode="numeric"
        autoComplete="off"
        {...field('routingNumber')}
      />
      <TextField
        label="Account number"
        hint="At the foot of a check, in the middle."
        autoComplete="off"
        spellCheck={false}
        {...field('accountNumber')}
      />
      <TextField
        label="Check number"
        hint="Of a check that you will not use on paper, in digits."
        inputMode="numeric"
        autoComplete="off"
        {...field('checkNumber')}
      />
      <PersonalFields field={field} />
      <div className="e-check-corporate">
        <TextField
          label="Tax ID"
          hint="Letters and digits, without spaces or hyphens."
          autoComplete="off"
          spellCheck={false}
          {...field('taxId')}
        />
      </div>
    </div>
  );
}

function KindOfAccount({ field }: { field: FieldOf }) {
  const kind = field('checkType');
  const isCorporate = kind.defaultValue === 'corporate';
  return (
    <ChoiceGroup legend="Whose account is it?" name={kind.id}>
      <Choice
        type="radio"
        name="checkType"
        value="personal"
        defaultChecked={!isCorporate}
        label="Personal"
      />
      <Choice
        type="radio"
        name="checkType"
        value="corporate"
        defaultChecked={isCorporate}
        label="Corporate"
      />
    </ChoiceGroup>
  );
}

function PersonalFields({ field }: { field: FieldOf }) {
  return (
    <div className="e-check-personal">
      <TextField
        label="ID number"
        hint="Of your driver’s license or state ID: letters and digits, without spaces. Banks ask who draws a check."
        autoComplete="off"
        spellCheck={false}
        {...field('idNumber')}
      />
      <SelectField label="State that issued the ID" autoComplete="off" {...field('idState')}>
        <option value="">Choose a state</option>
        {US_STATES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
