import { useState } from 'react';

import { useHydrated } from '#ui/timing/hydrated.ts';

import type { Answer } from './answer.ts';
import { draftKey } from './draft.ts';
import { newKey } from './form-key.ts';

/**
 * Makes a press and its repeat after a lost answer one request. `holdKey` keeps the key of a press, over
 * a reload too; `renewKey` is for every answer that is not lost. `fieldsAfter` are the form's key and,
 * after a lost answer, the values of the last press, whose hidden fields the next has to send again.
 * The HTML of a public page is the same for everyone, so it has no key.
 */
export function useFormKey(form: string, isPublic = false) {
  const isHydrated = useHydrated();
  const [key, setKey] = useState(newKey);
  const [sent, setSent] = useState<Record<string, string>>({});
  // Ends with the drafts: another customer's press repeats nothing.
  const name = draftKey('key', form);

  function holdKey(data: FormData) {
    if (!data.has('key')) return;
    try {
      const earlier = sessionStorage.getItem(name);
      if (earlier) {
        data.set('key', earlier);
        data.set('repeats', 'yes');
      }
      sessionStorage.setItem(name, String(data.get('key')));
    } catch {
      // Without storage a reload forgets the key.
    }
    setSent(Object.fromEntries(data) as Record<string, string>);
  }

  function renewKey() {
    setKey(newKey());
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Nothing was stored.
    }
  }
  function fieldsAfter(answer: Answer | undefined): Record<string, string> {
    const drawn = isPublic && !isHydrated ? {} : { key };
    return { ...drawn, ...(answer?.kind === 'failed' && sent) };
  }

  return { fieldsAfter, holdKey, renewKey };
}
