import { useId, type ReactNode } from 'react';

import './control.css';
import './field.css';

/** What a control must carry so that its label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldWords = {
  label: ReactNode;
  /** What to write and why it is asked, said before the mistake. */
  hint?: ReactNode;
  /** The refusal, in the exact words of the rule. */
  error?: string | undefined;
  /** Marks the few fields that may be left empty, in words. */
  optional?: boolean;
};

/** Label above, hint before, error in place; the control itself is drawn by `children`. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  id: givenId,
  children,
}: FieldWords & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} message={error} />
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

/** The words of a refusal, with "Error:" before them for whoever cannot see the colour. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field-error" id={id}>
      <span className="visually-hidden">Error: </span>
      {message}
    </p>
  );
}
