import { SectionForm } from '#commerce/form/section-form.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';

import { NewPassword } from '../new-password.tsx';

/** §5 Changes a password. `email` is the account that the password belongs to. */
export function Password({ email }: { email: string }) {
  return (
    <SectionForm form="password" clears submit={['Change password', 'Changing password']}>
      {(field) => (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...withoutValue(field('now'))}
            label="Present password"
            shows="Show present password"
            autoComplete="current-password"
          />
          <NewPassword
            {...withoutValue(field('next'))}
            label="New password"
            shows="Show new password"
          />
        </>
      )}
    </SectionForm>
  );
}

/** A password is never rendered into HTML. */
function withoutValue<Field extends { id: string; name: string; error: string | undefined }>({
  id,
  name,
  error,
}: Field) {
  return { id, name, error };
}
