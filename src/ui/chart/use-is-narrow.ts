import { useSyncExternalStore } from 'react';

/** The same width as in chart.css. */
const NARROW = '(width < 52rem)';

/** Whether the window is narrow; `undefined` on the server and until the page is hydrated. */
export function useIsNarrow(): boolean | undefined {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches, onServer);
}

function follow(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function onServer(): undefined {
  return undefined;
}
