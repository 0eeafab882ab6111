import { useLocation, useNavigate } from 'react-router';

import type { Entry } from './entries.ts';

/** Runs an entry. The dialog closes when the new page has the focus, as after a link in it. */
export function useRun(onClose: () => void): (entry: Entry) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (entry) => {
    if ('act' in entry) return entry.act();
    void navigate(entry.href);
    if (new URL(entry.href, location.href).pathname === pathname) onClose();
  };
}
