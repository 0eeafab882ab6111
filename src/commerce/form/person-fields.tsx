import type { ComponentProps } from 'react';

import { TextField } from '#ui/field/text-field.tsx';

type Of = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'error' | 'defaultValue'>;
type Name = 'firstName' | 'lastName' | 'email' | 'mobile';

/** §5 Who somebody is and how to reach them: the same fields wherever they are asked for. */
export function PersonFields({
  field,
  emailHint,
  mobileHint,
  isSignIn = false,
  isMobileOptional = false,
}: {
  field: (name: Name) => Of;
  emailHint?: string;
  /** Without, no number is asked for. */
  mobileHint?: string;
  /** The email address is what its owner will sign in with: password managers look for that. */
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
          type="tel"
          autoComplete="tel-national"
          optional={isMobileOptional}
          {...field('mobile')}
        />
      )}
    </>
  );
}
