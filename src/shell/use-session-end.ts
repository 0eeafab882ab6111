import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { GUEST, removeDrafts } from '#commerce/form/draft.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { hasLoggedOut } from '#commerce/session/logged-out.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { isExpired } from '#lib/api-error.ts';

/**
 * §8 Tells the shopper when any query finds the session expired. The component that reads cannot do
 * that: the 401 makes it a guest's component, with another query. Also removes unused query data at
 * the end of the session, and the drafts that end with a sign-in or a sign-out in any tab.
 */
export function useSessionEnd(): void {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  // Removes a guest's drafts after a sign-in, and at the end of the session what the next customer
  // must not see; an expired session leaves its drafts for the next sign-in.
  useEffect(() => {
    if (!signedIn) return undefined;
    removeDrafts(GUEST);
    return () => {
      client.removeQueries({ type: 'inactive' });
      if (hasLoggedOut()) removeDrafts();
    };
  }, [signedIn, client]);
  // Subscribes to the query cache.
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (!isExpired(event.action.error)) return;
        sessionExpired();
      }),
    [client],
  );
}
