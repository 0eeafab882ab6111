import { useQuery } from '@tanstack/react-query';

import { likePurchasesQuery, mostLikeQuery, recentlyViewedQuery } from '#api/catalog/picks.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';

import { ForYou } from './for-you.tsx';
import { CARDS, PickRow } from './pick-row.tsx';
import type { PicksPlace } from './picks-place.ts';

/** What belongs to the place: a guest's likes are known here, what a customer did to the account. */
export function PickRows(place: PicksPlace) {
  const isCustomer = useSignedIn();
  const exceptId = place.on === 'product' ? place.productId : undefined;
  return (
    <>
      {place.on === 'home' ? <ForYou isCustomer={isCustomer} /> : null}
      {place.on === 'product' ? (
        <PickRow
          id="most-like"
          title="Most like this"
          query={mostLikeQuery([place.productId], CARDS)}
        />
      ) : null}
      {isCustomer ? (
        <PickRow
          id="recently-viewed"
          title="Recently viewed"
          query={recentlyViewedQuery(exceptId)}
        />
      ) : null}
      {isCustomer && place.on !== 'product' ? (
        <PickRow id="like-purchases" title="Like what you bought" query={likePurchasesQuery()} />
      ) : null}
      {place.on === 'cart' && isCustomer ? <LikeRecent /> : null}
    </>
  );
}

/** For an empty cart: what is most like the last few things that were looked at. */
function LikeRecent() {
  const { data = [] } = useQuery(recentlyViewedQuery());
  if (data.length === 0) return null;
  const ids = data.slice(0, CARDS).map(({ id }) => id);
  return (
    <PickRow id="most-like" title="Like what you looked at" query={mostLikeQuery(ids, CARDS)} />
  );
}
