import type { Customer } from '#api/session.ts';
import { formatPhone } from '#commerce/fields/phone.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Name, email and mobile number. */
export function Contact({ customer }: { customer: Customer }) {
  const { firstName, lastName, email, mobile } = customer;
  return (
    <SectionForm
      form="contact"
      keptFor={customer.id}
      fields={{ firstName, lastName, email, mobile: formatPhone(mobile) }}
      submit={['Save contact details', 'Saving contact details']}
    >
      {(field) => (
        <>
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
          <TextField
            label="Email address"
            hint="A new address has to be verified."
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...field('email')}
          />
          <TextField
            label="Mobile number"
            hint="10 digits, for questions of the carrier."
            type="tel"
            autoComplete="tel-national"
            {...field('mobile')}
          />
        </>
      )}
    </SectionForm>
  );
}
