import type { Customer } from '#api/session/session.ts';
import { formatPhone } from '#commerce/fields/phone.ts';
import { PersonFields } from '#commerce/form/person-fields.tsx';
import { SectionForm } from '#commerce/form/section-form.tsx';

/** Name, email and mobile number. */
export function Contact({ customer }: { customer: Customer }) {
  const { firstName, lastName, email, mobile } = customer;
  return (
    <SectionForm
      form="contact"
      draft
      fields={{ firstName, lastName, email, mobile: formatPhone(mobile) }}
      submit={['Save contact details', 'Saving contact details']}
    >
      {(field) => (
        <PersonFields
          field={field}
          emailHint="A new address has to be verified."
          mobileHint="10 digits, for questions of the carrier."
        />
      )}
    </SectionForm>
  );
}
