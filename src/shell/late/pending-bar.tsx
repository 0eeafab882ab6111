import { useEffect } from 'react';
import { useNavigation } from 'react-router';

import { announce, withdraw } from '#ui/toast/announcer.tsx';

import './pending-bar.css';

/** Milliseconds of waiting after which it is announced. */
const SAID_AFTER_MS = 1000;
const LOADING = 'Loading';

/** A line at the top edge while the next page loads; announced when that takes long. */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle';
  // Starts a timer.
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => announce(LOADING), SAID_AFTER_MS);
    return () => {
      clearTimeout(timer);
      withdraw(LOADING);
    };
  }, [pending]);
  return pending ? <div className="pending-bar" aria-hidden="true" /> : null;
}
