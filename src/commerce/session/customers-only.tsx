import { useEffect, useRef, useState, type ReactNode } from 'react';

import { LeftScreen } from './left-screen.tsx';
import { hasLoggedOut, welcomeBack } from './logged-out.ts';
import { useSignedIn } from './signed-in.ts';

/**
 * A page of a customer's: leaving in one tab closes it in all of them. A session that has merely
 * ended leaves it as it is, with what was typed. Whoever signs in next has a page of her own.
 */
export function CustomersOnly({ heading, children }: { heading: string; children: ReactNode }) {
  const signedIn = useSignedIn(true);
  const [hasLeft, setHasLeft] = useState(false);
  const wasOut = useRef(false);
  if (!signedIn && !hasLeft && hasLoggedOut()) setHasLeft(true);
  // Talks to the browser: nothing of what was loaded for somebody else may stay.
  useEffect(() => {
    if (!signedIn) wasOut.current = true;
    else if (wasOut.current) location.reload();
    // Who signed in before any script could say so.
    else welcomeBack();
  }, [signedIn]);
  return hasLeft ? <LeftScreen heading={heading} toDo="Sign in to see it" /> : children;
}
