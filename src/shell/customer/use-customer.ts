import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';

import { useSignedIn } from '#commerce/session/signed-in.ts';

/**
 * Whether the header shows a part for customers: in the HTML of a customer's own page; on a page that
 * is the same for every visitor, once `load` has loaded it.
 */
export function useCustomer(load: () => Promise<unknown>): boolean {
  const isDrawn = useRouteLoaderData<{ hasCustomer?: true }>('root')?.hasCustomer ?? false;
  const signedIn = useSignedIn(isDrawn);
  const [isLoaded, setIsLoaded] = useState(isDrawn);
  // Fetches code. A guest needs no room for it.
  useEffect(() => {
    if (!signedIn) return undefined;
    void load().then(() => setIsLoaded(true));
    return () => void delete document.documentElement.dataset['customer'];
  }, [signedIn, load]);
  return signedIn && isLoaded;
}
