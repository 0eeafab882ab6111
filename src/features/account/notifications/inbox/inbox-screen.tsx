import { useState } from 'react';

import { LeftScreen } from '#commerce/session/left-screen.tsx';
import { useSignedIn } from '#commerce/session/signed-in.ts';

import { InboxPage } from './inbox-page.tsx';

/** The inbox while its customer is signed in: signing out in another tab also closes it here. */
export function InboxScreen(props: Parameters<typeof InboxPage>[0]) {
  const signedIn = useSignedIn(true);
  const [hasLeft, setHasLeft] = useState(false);
  if (!signedIn && !hasLeft) setHasLeft(true);
  // After a sign-out, the server's data belongs to the previous customer.
  if (signedIn) return <InboxPage {...props} start={hasLeft ? undefined : props.start} />;
  return <LeftScreen heading="Notifications" toDo="Sign in to see your messages" />;
}
