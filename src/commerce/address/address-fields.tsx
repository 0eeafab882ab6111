import type { FieldOf } from '#commerce/form/field-of.ts';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { US_STATES } from './us-states.ts';

/** The fields of an address. `section` separates the addresses of a form for browser autofill. */
export function AddressFields({
  field,
  section,
}: {
  field: FieldOf;
  section?: 'shipping' | 'billing';
}) {
  const fill = (token: string) => (section ? `${section} ${token}` : token);
  return (
    <>
      <TextField label="First name" autoComplete={fill('given-name')} {...field('firstName')} />
      <TextField label="Last name" autoComplete={fill('family-name')} {...field('lastName')} />
      <TextField
        label="Company"
        optional
        autoComplete={fill('organization')}
        {...field('company')}
      />
      <TextField label="Street address" autoComplete={fill('address-line1')} {...field('street')} />
      <TextField
        label="Apartment, suite or floor"
        optional
        autoComplete={fill('address-line2')}
        {...field('unit')}
      />
      <TextField label="City" autoComplete={fill('address-level2')} {...field('city')} />
      <SelectField label="State" autoComplete={fill('address-level1')} {...field('state')}>
        <option value="">Choose a state</option>
        {US_STATES.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="ZIP code"
        hint="5 digits, or 5, a hyphen and 4."
        autoComplete={fill('postal-code')}
        {...field('zip')}
      />
      <TextField
        label="Mobile number"
        hint="10 digits, for the carrier."
        inputMode="tel"
        autoComplete={fill('tel-national')}
        optional
        {...field('mobile')}
      />
    </>
  );
}
