import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { signInHref } from '#commerce/session/return-to.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { pageTitle } from '#commerce/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

import { InboxPage } from './inbox-page.tsx';

/** The inbox, as long as its customer is signed in: leaving in another tab closes it here as well. */
export function InboxScreen(props: Parameters<typeof InboxPage>[0]) {
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn(true);
  const [hasLeft, setHasLeft] = useState(false);
  if (!signedIn && !hasLeft) setHasLeft(true);
  // Talks to the browser's focus: what had it is gone with the messages.
  useEffect(() => {
    if (signedIn || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [signedIn]);
  // What the server drew was for whoever has left.
  if (signedIn) return <InboxPage {...props} start={hasLeft ? undefined : props.start} />;
  return (
    <div className="inbox-page page-width">
      <title>{pageTitle('Notifications')}</title>
      <PageHeading lead="You are not signed in any more.">Notifications</PageHeading>
      <LinkButton to={signInHref(pathname + search)} tone="main">
        Sign in to see your messages
      </LinkButton>
    </div>
  );
}
