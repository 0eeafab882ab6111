import { useEffect, useState, type RefObject } from 'react';

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
