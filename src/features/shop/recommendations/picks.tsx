import { useSignedIn } from '#commerce/session/signed-in.ts';
import { Near } from '#commerce/page/near.tsx';

import type { PicksPlace } from './picks-place.ts';

const loadRows = async () => (await import('./pick-rows.tsx')).PickRows;

/** Rows of recommended products, loaded when the shopper comes near. Empty rows are not rendered. */
export function Picks(place: PicksPlace) {
  const isCustomer = useSignedIn();
  // Guests have no account data: they get their likes on the home page, and similar products.
  const isWanted = isCustomer || place.on === 'home' || place.on === 'product';
  return <Near load={isWanted && loadRows} {...place} />;
}
