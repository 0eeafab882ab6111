import { useState } from 'react';

import { LeftScreen } from '#commerce/session/left-screen.tsx';
import { useSignedIn } from '#commerce/session/signed-in.ts';

import { InboxPage } from './inbox-page.tsx';

/** The inbox, as long as its customer is signed in: leaving in another tab closes it here as well. */
export function InboxScreen(props: Parameters<typeof InboxPage>[0]) {
  const signedIn = useSignedIn(true);
  const [hasLeft, setHasLeft] = useState(false);
  if (!signedIn && !hasLeft) setHasLeft(true);
  // What the server drew was for whoever has left.
  if (signedIn) return <InboxPage {...props} start={hasLeft ? undefined : props.start} />;
  return <LeftScreen heading="Notifications" toDo="Sign in to see your messages" />;
}
