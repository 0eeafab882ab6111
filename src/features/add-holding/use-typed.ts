import { useEffect, useState, type RefObject } from 'react';

import { ADD_FORM } from './holding-fields.ts';

export type Values = Record<string, string>;

/** The text of a form as it is typed; `read` reads what a script has filled in. */
export function useTyped(form: RefObject<HTMLFormElement | null>, first: Values) {
  const [typed, setTyped] = useState(first);

  function read() {
    if (form.current) setTyped(valuesOf(form.current));
  }

  // Reads the form once a kept draft has been put back into it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (form.current) setTyped(valuesOf(form.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);

  return { field: (name: string) => typed[name] ?? '', read, setTyped };
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Fills a field in, unless the customer has typed something else. Returns whether it changed. */
export function fillIn(name: string, value: string, filled: Values): boolean {
  const control = document.getElementById(`${ADD_FORM}-${name}`);
  if (!(control instanceof HTMLInputElement) || control.value === value) return false;
  if (control.value !== '' && control.value !== filled[name]) return false;
  control.value = value;
  filled[name] = value;
  return true;
}
