import { useEffect } from 'react';
import { useNavigation } from 'react-router';

import { announce } from '#ui/toast/announcer.tsx';

import './pending-bar.css';

/** Milliseconds of waiting after which it is worth a word. */
const SAID_AFTER_MS = 1000;

/** A line along the top edge while the next page is on its way; announced when that takes long. */
export function PendingBar() {
  const pending = useNavigation().state !== 'idle';
  // Talks to the clock.
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => announce('Loading'), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending ? <div className="pending-bar" aria-hidden="true" /> : null;
}
