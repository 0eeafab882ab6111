import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { isExpired } from '#lib/api-error.ts';

import { sessionExpired } from './expired.ts';

/**
 * §8 Whatever is being read when the session turns out to have ended, the shopper is told. The
 * reading part cannot tell: the same answer makes it a guest's, which reads something else.
 */
export function useSessionEnd(): void {
  const client = useQueryClient();
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
