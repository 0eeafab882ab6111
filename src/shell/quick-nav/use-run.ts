import { useNavigate } from 'react-router';

import type { Entry } from './entries.ts';

/** Does what an entry stands for. The dialog closes before a new page takes the focus. */
export function useRun(onClose: () => void): (entry: Entry) => void {
  const navigate = useNavigate();
  return (entry) => {
    if ('act' in entry) return entry.act();
    onClose();
    void navigate(entry.href);
  };
}
