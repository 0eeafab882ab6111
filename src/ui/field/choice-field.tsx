import { createContext, use, type ComponentProps, type ReactNode } from 'react';

import { Field, FieldError, type FieldWords } from './field.tsx';
import './choice-field.css';

/** A native select; it never navigates by itself. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  required,
  ...select
}: ComponentProps<'select'> & FieldWords & { name: string }) {
  const words = { label, hint, error, required, ...(optional ? { optional } : {}) };
  return (
    <Field {...words} id={select.id ?? select.name}>
      {(control) => <select {...select} {...control} className="control" />}
    </Field>
  );
}

/** The id of the problem of the question around a choice. */
const Reason = createContext<string | undefined>(undefined);

/** A question with its answers: radio buttons or checkboxes as `Choice`. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  name,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  name: string;
  children: ReactNode;
}) {
  const reason = error && `${name}-error`;
  const described = [hint ? `${name}-hint` : '', reason ?? ''].filter(Boolean);
  return (
    <fieldset
      className="choice-group"
      id={name}
      aria-describedby={described.join(' ') || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="field-label">{legend}</legend>
      {hint ? (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${name}-error`} message={error} />
      <Reason value={reason}>{children}</Reason>
    </fieldset>
  );
}

/**
 * One radio button or checkbox; its whole line can be pressed. The problem of its question describes
 * it too: Orca does not read the description of a group.
 */
export function Choice({
  label,
  note,
  ...input
}: ComponentProps<'input'> & { type: 'radio' | 'checkbox'; label: ReactNode; note?: ReactNode }) {
  const reason = use(Reason);
  return (
    <label className="choice">
      <input aria-describedby={reason} {...input} />
      <span>
        {label} {note ? <span className="choice-note">{note}</span> : null}
      </span>
    </label>
  );
}
