import type { ComponentProps } from 'react';

import { Field, type FieldWords } from './field.tsx';

/** Several lines of text, as high as `rows` says; it can be drawn larger. */
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
