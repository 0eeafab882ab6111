import { useState, type ComponentProps } from 'react';

import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';

import { Field, type FieldWords } from './field.tsx';
import './password-field.css';

/**
 * A password field whose text can be shown. `describedBy` adds ids of further descriptions. It
 * accepts pasted text and password managers.
 */
export function PasswordField({
  label,
  hint,
  error,
  describedBy,
  shows = 'Show password',
  ...input
}: ComponentProps<'input'> &
  Omit<FieldWords, 'optional' | 'required'> & {
    name: string;
    autoComplete: 'current-password' | 'new-password';
    describedBy?: string;
    /** The name of the show button, where a form has several passwords. */
    shows?: string;
  }) {
  const canShow = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password-field">
      <Field label={label} hint={hint} error={error} id={input.id ?? input.name}>
        {(control) => (
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            aria-describedby={
              [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
            }
            type={isShown ? 'text' : 'password'}
            className="control"
          />
        )}
      </Field>
      {canShow ? (
        <Button tone="quiet" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {shows}
        </Button>
      ) : null}
    </div>
  );
}
