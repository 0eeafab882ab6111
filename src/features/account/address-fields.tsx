import type { Address } from '#api/addresses.ts';
import { formatPhone } from '#commerce/fields/phone.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { US_STATES } from '#commerce/us-states.ts';
import { Choice, SelectField } from '#ui/choice-field.tsx';
import { TextField } from '#ui/text-field.tsx';

import { fieldsOfAddress } from './address-form.ts';
import { addressName } from './address-name.ts';

/** A new address, or one that is being changed. */
export function AddressFields({ address, customerId }: { address?: Address; customerId: string }) {
  const name = address && addressName(address);
  const held = address && fieldsOfAddress(address);
  return (
    <SectionForm
      form={address ? `address-${address.id}` : 'address-new'}
      keptFor={customerId}
      fields={{ ...held, mobile: held?.mobile && formatPhone(held.mobile) }}
      submit={['Save address', 'Saving address']}
      label={name ?? 'new'}
      clears={!address}
    >
      {(field) => (
        <>
          <TextField
            label="Your name for it"
            hint="Home, for example."
            optional
            autoComplete="off"
            {...field('label')}
          />
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
          <TextField label="Company" optional autoComplete="organization" {...field('company')} />
          <TextField label="Street address" autoComplete="address-line1" {...field('street')} />
          <TextField
            label="Apartment, suite or floor"
            optional
            autoComplete="address-line2"
            {...field('unit')}
          />
          <TextField label="City" autoComplete="address-level2" {...field('city')} />
          <SelectField label="State" autoComplete="address-level1" {...field('state')}>
            <option value="">Choose a state</option>
            {US_STATES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label="ZIP code" autoComplete="postal-code" {...field('zip')} />
          <TextField
            label="Mobile number"
            hint="10 digits, for the carrier."
            type="tel"
            autoComplete="tel-national"
            optional
            {...field('mobile')}
          />
          {address?.isDefault ? null : (
            <Choice type="checkbox" name="isDefault" label="Offer this address first" />
          )}
        </>
      )}
    </SectionForm>
  );
}
