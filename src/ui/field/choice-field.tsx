import type { ComponentProps, ReactNode } from 'react';

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
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean);
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
      {children}
    </fieldset>
  );
}

/** One radio button or checkbox; its whole line can be pressed. */
export function Choice({
  label,
  note,
  ...input
}: ComponentProps<'input'> & { type: 'radio' | 'checkbox'; label: ReactNode; note?: ReactNode }) {
  return (
    <label className="choice">
      <input {...input} />
      <span>
        {label} {note ? <span className="choice-note">{note}</span> : null}
      </span>
    </label>
  );
}
