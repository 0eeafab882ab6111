import { useEffect, useState } from 'react';

import { useSignedIn } from '#commerce/session/signed-in.ts';

type ForCustomers = (typeof import('./for-customers.tsx'))['forCustomers'];

/**
 * The parts of the header for customers; `undefined` for guests, and for a customer until they are
 * fetched. The server renders every page for a guest, so that caches may keep it.
 */
export function useForCustomers(): ForCustomers | undefined {
  const signedIn = useSignedIn();
  const [parts, setParts] = useState<ForCustomers>();
  // Fetches code. After a failure the next page tries again. A guest needs no room for it.
  useEffect(() => {
    if (!signedIn) return undefined;
    import('./for-customers.tsx').then(
      ({ forCustomers }) => setParts(forCustomers),
      () => undefined,
    );
    return () => void delete document.documentElement.dataset['customer'];
  }, [signedIn]);
  return signedIn ? parts : undefined;
}
