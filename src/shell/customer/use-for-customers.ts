import { useEffect, useState } from 'react';

import { useSignedIn } from '#commerce/session/signed-in.ts';

type ForCustomers = (typeof import('./for-customers.ts'))['forCustomers'];

/**
 * What the header shows to customers only; `undefined` for guests, and for a customer until it has
 * come. A page comes for a guest, from whatever cache.
 */
export function useForCustomers(): ForCustomers | undefined {
  const signedIn = useSignedIn();
  const [parts, setParts] = useState<ForCustomers>();
  // Talks to the network. Without an answer the next page tries again.
  useEffect(() => {
    if (!signedIn) return;
    import('./for-customers.ts').then(
      ({ forCustomers }) => setParts(forCustomers),
      () => undefined,
    );
  }, [signedIn]);
  return signedIn ? parts : undefined;
}
