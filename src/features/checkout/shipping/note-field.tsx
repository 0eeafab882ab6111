import { useState } from 'react';

import { Field } from '#ui/field/field.tsx';

import { LONGEST_NOTE, plainNote } from '../shipping-rules.ts';
import './note-field.css';

/** A note to the store with a character count. Longer text is not cut off, but refused. */
export function NoteField({
  id,
  name,
  error,
  defaultValue,
}: {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}) {
  const [length, setLength] = useState(plainNote(defaultValue ?? '').length);
  return (
    <Field
      id={id}
      label="Note to us"
      hint={`About packing or delivery, up to ${LONGEST_NOTE} characters.`}
      error={error}
      optional
    >
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            className="control note-field"
            rows={3}
            defaultValue={defaultValue}
            onInput={(event) => setLength(plainNote(event.currentTarget.value).length)}
          />
          <p className="note-field-length muted figures">
            {length} of {LONGEST_NOTE} characters
          </p>
        </>
      )}
    </Field>
  );
}
