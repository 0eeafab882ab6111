import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { isExpired } from '#lib/api-error.ts';

import { sessionExpired } from './expired.ts';
import { useSignedIn } from './signed-in.ts';

/**
 * §8 Whatever is being read when the session turns out to have ended, the shopper is told. The
 * reading part cannot tell: the same answer makes it a guest's, which reads something else.
 * Nothing that nobody looks at any more outlives the session, however it ends.
 */
export function useSessionEnd(): void {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  // Talks to the cache of answers: whoever signs in next is not shown what was another's.
  useEffect(() => {
    if (signedIn) return () => client.removeQueries({ type: 'inactive' });
    return undefined;
  }, [signedIn, client]);
  // Talks to the cache of answers.
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
