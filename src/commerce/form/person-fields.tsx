import type { ComponentProps } from 'react';

import { TextField } from '#ui/field/text-field.tsx';

type Of = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'error' | 'defaultValue'>;
type Name = 'firstName' | 'lastName' | 'email' | 'mobile';

/** §5 A person's name and contact data: the same fields in all forms. */
export function PersonFields({
  field,
  emailHint,
  mobileHint,
  isSignIn = false,
  isMobileOptional = false,
}: {
  field: (name: Name) => Of;
  emailHint?: string;
  /** Without it, the form has no mobile number field. */
  mobileHint?: string;
  /** True if the customer signs in with this email address, so that password managers find it. */
  isSignIn?: boolean;
  isMobileOptional?: boolean;
}) {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      <TextField
        label="Email address"
        hint={emailHint}
        type="email"
        inputMode="email"
        autoComplete={isSignIn ? 'username' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      {mobileHint === undefined ? null : (
        <TextField
          label="Mobile number"
          hint={mobileHint}
          // `tel-national` is for text fields: the value of a `tel` field has its country.
          inputMode="tel"
          autoComplete="tel-national"
          optional={isMobileOptional}
          {...field('mobile')}
        />
      )}
    </>
  );
}
