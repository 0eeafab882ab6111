import type { ComponentProps } from 'react';

import { Field, type FieldWords } from './field.tsx';
import './file-field.css';

type FileFieldProps = Omit<FieldWords, 'label'> &
  Omit<ComponentProps<'input'>, 'type' | 'required'> & {
    /** The label in sight. */
    label: string;
    /** The name of the control, if the label alone does not tell it from others. */
    named?: string;
  };

/** A field for files of this device; a phone also offers its camera. */
export function FileField({
  label,
  named = label,
  hint,
  error,
  optional = false,
  required = !optional,
  id,
  ...input
}: FileFieldProps) {
  return (
    <Field
      // Firefox reads the name of the control beside its label.
      label={<span aria-hidden="true">{label}</span>}
      hint={hint}
      error={error}
      optional={optional}
      required={required}
      id={id}
    >
      {(control) => (
        <input {...input} {...control} aria-label={named} className="file-field" type="file" />
      )}
    </Field>
  );
}
