import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { isExpired } from '#lib/api-error.ts';

import { sessionExpired } from './expired.ts';
import { useSignedIn } from './signed-in.ts';

/**
 * §8 Tells the shopper when any query finds the session expired. The component that reads cannot do
 * that: the 401 makes it a guest's component, with another query. Also removes unused query data at
 * the end of the session.
 */
export function useSessionEnd(): void {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  // Removes unused query data at sign-out: the next customer must not see it.
  useEffect(() => {
    if (signedIn) return () => client.removeQueries({ type: 'inactive' });
    return undefined;
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
