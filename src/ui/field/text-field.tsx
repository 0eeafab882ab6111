import type { ComponentProps } from 'react';

import { Field, type FieldWords } from './field.tsx';

/** One line of text. Its `id` is its `name` unless given, so that an error summary can lead to it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  required,
  ...input
}: ComponentProps<'input'> & FieldWords & { name: string }) {
  const words = { label, hint, error, required, ...(optional ? { optional } : {}) };
  return (
    <Field {...words} id={input.id ?? input.name}>
      {(control) => <input type="text" {...input} {...control} className="control" />}
    </Field>
  );
}
