import type { ComponentProps } from 'react';

import { Field, type FieldWords } from './field.tsx';

/** A field for several lines of text, `rows` high; the shopper can resize it. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  ...area
}: ComponentProps<'textarea'> & FieldWords & { name: string }) {
  const words = { label, hint, error, ...(optional ? { optional } : {}) };
  return (
    <Field {...words} id={area.id ?? area.name}>
      {(control) => <textarea required={!optional} {...area} {...control} className="control" />}
    </Field>
  );
}
