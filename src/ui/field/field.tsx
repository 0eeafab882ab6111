import { useId, type ReactNode } from 'react';

import './control.css';
import './field.css';

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldWords = {
  label: ReactNode;
  /** What to enter and why, before a mistake. */
  hint?: ReactNode;
  /** The problem, in the exact words of the rule. */
  error?: string | undefined;
  /** Marks the few fields that may be left empty, in words. */
  optional?: boolean;
  /** Without it, every field that is not `optional`. */
  required?: boolean | undefined;
};

/**
 * Label, hint and error of a control; `children` renders the control itself. A required control has
 * `aria-required` only: Firefox calls an empty control with the attribute `required` an invalid entry
 * before anything was typed. So the form's own check and the server judge what is missing.
 */
export function Field({
  label,
  hint,
  error,
  optional = false,
  required = !optional,
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
        'aria-required': required || undefined,
      })}
    </div>
  );
}

/** The problem of a field, with a hidden "Error:" for readers who do not see the color. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="field-error" id={id}>
      <span className="visually-hidden">Error: </span>
      {message}
    </p>
  );
}
