import { useEffect, useState } from 'react';

import { PASSWORD_RULES, missingInPassword } from '#commerce/fields/password.ts';
import { listWords } from '#commerce/format/list.ts';
import { PasswordField } from '#ui/field/password-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import './new-password.css';

/** Milliseconds after the last keystroke until the missing rules are announced. */
const SAID_AFTER_MS = 1_500;

/** §5 A field for a new password, with its rules. Each rule is ticked as soon as it is met. */
export function NewPassword({
  id,
  name,
  label,
  shows = 'Show password',
  error,
}: {
  id: string;
  name: string;
  label: string;
  shows?: string;
  error: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  useSaid(typed);
  // Subscribes to the reset event of the form.
  useEffect(() => {
    const input = document.getElementById(id);
    const form = input instanceof HTMLInputElement ? input.form : null;
    const empty = () => setTyped('');
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, [id]);
  return (
    <div className="new-password">
      <PasswordField
        id={id}
        name={name}
        label={label}
        shows={shows}
        error={error}
        autoComplete="new-password"
        describedBy={`${id}-rules`}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <div id={`${id}-rules`}>
        <p>It needs:</p>
        <ul className="new-password-rules">
          {PASSWORD_RULES.map(({ says, holds }) => (
            <li key={says} data-holds={holds(typed) || undefined}>
              <span className="new-password-mark">
                {holds(typed) ? <Icon name="check" /> : null}
              </span>
              <span>
                {says}
                {holds(typed) ? <span className="visually-hidden"> (done)</span> : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Announces the missing rules after a pause in typing, not at each key. */
function useSaid(typed: string): void {
  // Synchronizes a timer and the live region.
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => {
      const missing = missingInPassword(typed);
      const words = listWords(missing);
      announce(missing.length > 0 ? `Still needed: ${words}.` : 'The password has all it needs.');
    }, SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
}
