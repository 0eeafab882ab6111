import type { ComponentProps } from 'react';

import { Field, type FieldWords } from './field.tsx';

/** A field for several lines of text, `rows` high; the shopper can resize it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  required,
  ...area
}: ComponentProps<'textarea'> & FieldWords & { name: string }) {
  const words = { label, hint, error, required, ...(optional ? { optional } : {}) };
  return (
    <Field {...words} id={area.id ?? area.name}>
      {(control) => <textarea {...area} {...control} className="control" />}
    </Field>
  );
}
