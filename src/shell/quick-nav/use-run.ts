import { useNavigate } from 'react-router';

import type { Entry } from './entries.ts';

/** Runs an entry. The dialog closes before a new page receives the focus. */
export function useRun(onClose: () => void): (entry: Entry) => void {
  const navigate = useNavigate();
  return (entry) => {
    if ('act' in entry) return entry.act();
    onClose();
    void navigate(entry.href);
  };
}
