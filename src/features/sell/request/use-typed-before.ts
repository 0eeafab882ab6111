import { useEffect, useRef, useState } from 'react';

import { useHydrated } from '#ui/timing/hydrated.ts';

import { CONTACT_FIELDS, filesField } from '../request-fields.ts';

/** What stood in the form of the server when the script took over. */
export type TypedBefore = {
  values: Record<string, string>;
  /** The files that were chosen for the item at this place. */
  filesOf: (index: number) => File[];
};

const NOTHING: TypedBefore = { values: {}, filesOf: () => [] };

/**
 * What was filled in before the script had run, so that its steps can go on with it; `undefined`
 * while the form of the server is on the screen. Pass `form` to that form.
 */
export function useTypedBefore() {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(isHydrated ? NOTHING : undefined);
  // Reads the form, which goes with the next render.
  useEffect(() => setTyped((now) => now ?? typedIn(form.current)), []);
  return { form, typed };
}

function typedIn(form: HTMLFormElement | null): TypedBefore {
  if (!form) return NOTHING;
  const data = new FormData(form);
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const values = Object.fromEntries(texts);
  for (const name of CONTACT_FIELDS) {
    const field = form.elements.namedItem(name);
    // What the server had filled in is not newer than the draft.
    if (field instanceof HTMLInputElement && field.value === field.defaultValue)
      delete values[name];
  }
  const filesOf = (index: number) =>
    data.getAll(filesField(index)).filter((file) => typeof file !== 'string' && file.size > 0);
  return { values, filesOf: filesOf as TypedBefore['filesOf'] };
}
