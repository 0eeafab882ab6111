import { useCallback, useRef } from 'react';

import { announce } from '#ui/toast/announcer.tsx';

/**
 * Says a chart's sentence when another chart was chosen, once for each `shown`. The first is read
 * with its page.
 */
export function useNews(shown: string): (sentence: string) => void {
  const told = useRef(shown);
  return useCallback(
    (sentence) => {
      if (told.current === shown) return;
      told.current = shown;
      announce(sentence);
    },
    [shown],
  );
}
