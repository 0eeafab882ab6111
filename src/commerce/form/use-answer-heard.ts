import { useEffect, useRef } from 'react';

import { announce } from '#ui/toast/announcer.tsx';

/**
 * Announces the answer to a form that is in use, once: a price that changes later is not read out.
 * `form` is its selector; `words` is absent until there is an answer.
 */
export function useAnswerHeard(words: string | undefined, form: string): void {
  const told = useRef<string>(undefined);
  // Announces the answer to a press.
  useEffect(() => {
    if (words === undefined || told.current === words) return;
    told.current = words;
    if (document.activeElement?.closest(form)) announce(words);
  }, [words, form]);
}
