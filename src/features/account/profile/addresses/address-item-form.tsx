import type { Address } from '#api/account/addresses.ts';
import { AddressFields } from '#commerce/address/address-fields.tsx';
import { fieldsOfAddress } from '#commerce/address/address-form.ts';
import { addressName } from '#commerce/address/address-name.ts';
import { formatPhone } from '#commerce/fields/phone.ts';
import { FormKeyField } from '#commerce/form/form-key-field.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { Choice } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

/** The name of the form for an address; without one, for a new address. */
export function addressForm(address?: Address): string {
  return address ? `address-${address.id}` : 'address-new';
}

/** The form for a new address, or for an existing one. */
export function AddressItemForm({ address }: { address?: Address }) {
  const name = address && addressName(address);
  const held = address && fieldsOfAddress(address);
  return (
    <SectionForm
      form={addressForm(address)}
      draft
      fields={{ ...held, mobile: held?.mobile && formatPhone(held.mobile) }}
      submit={['Save address', 'Saving address']}
      label={name ?? 'new'}
      clears={!address}
    >
      {(field, hidden) => (
        <>
          <FormKeyField value={hidden['key']} />
          <TextField
            label="Your name for it"
            hint="Home, for example."
            optional
            autoComplete="off"
            {...field('label')}
          />
          <AddressFields field={field} />
          {address?.isDefault ? null : (
            <Choice type="checkbox" name="isDefault" label="Offer this address first" />
          )}
        </>
      )}
    </SectionForm>
  );
}
