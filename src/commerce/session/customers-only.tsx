import { useEffect, useRef, useState, type ReactNode } from 'react';

import { LeftScreen } from './left-screen.tsx';
import { hasLoggedOut, welcomeBack } from './logged-out.ts';
import { useSignedIn } from './signed-in.ts';

/**
 * A page for signed-in customers: signing out closes it in all tabs. An expired session leaves the
 * page open, with its typed text. A new sign-in reloads it for the new customer.
 */
export function CustomersOnly({ heading, children }: { heading: string; children: ReactNode }) {
  const signedIn = useSignedIn(true);
  const [hasLeft, setHasLeft] = useState(false);
  const wasOut = useRef(false);
  if (!signedIn && !hasLeft && hasLoggedOut()) setHasLeft(true);
  // Synchronizes with the session: a reload removes the previous customer's data from memory.
  useEffect(() => {
    if (!signedIn) wasOut.current = true;
    else if (wasOut.current) location.reload();
    // Signed in without JavaScript: the signed-out marker may still be set.
    else welcomeBack();
  }, [signedIn]);
  return hasLeft ? <LeftScreen heading={heading} toDo="Sign in to see it" /> : children;
}
