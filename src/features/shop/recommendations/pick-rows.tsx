import { useQuery } from '@tanstack/react-query';

import { known } from '#api/cache/query-client.ts';
import { likePurchasesQuery, mostLikeQuery, recentlyViewedQuery } from '#api/catalog/picks.ts';
import { productQuery } from '#api/catalog/product.ts';
import { customerQuery } from '#api/session/session.ts';
import { NearAds } from '#commerce/ads/near-ads.tsx';
import { useSignedIn } from '#commerce/session/signed-in.ts';

import { ForYou } from './for-you.tsx';
import { CARDS, PickRow } from './pick-row.tsx';
import type { PicksPlace } from './picks-place.ts';

/**
 * The rows of a place: a guest's likes come from this browser, a customer's history from the
 * account. The advertisements of a product page come after its rows.
 */
export function PickRows(place: PicksPlace) {
  const isCustomer = useSignedIn();
  const { data: customer } = useQuery({ ...customerQuery(), enabled: isCustomer });
  const exceptId = place.on === 'product' ? place.productId : undefined;
  return (
    <>
      {place.on === 'home' ? <ForYou isCustomer={isCustomer} /> : null}
      {place.on === 'product' ? <MostLike productId={place.productId} /> : null}
      {customer ? (
        <PickRow
          id="recently-viewed"
          title="Recently viewed"
          query={recentlyViewedQuery(customer.id, exceptId)}
        />
      ) : null}
      {isCustomer && place.on !== 'product' ? (
        <PickRow id="like-purchases" title="Like what you bought" query={likePurchasesQuery()} />
      ) : null}
      {place.on === 'cart' && customer ? <LikeRecent customerId={customer.id} /> : null}
      {place.on === 'product' ? <NearAds on="product" /> : null}
    </>
  );
}

/** Further products like this one: the page has shown the most similar ones before. */
function MostLike({ productId }: { productId: number }) {
  const shown = known(productQuery(productId))?.related ?? [];
  return (
    <PickRow
      id="most-like"
      title="More like this"
      query={mostLikeQuery([productId], CARDS + shown.length)}
      shown={shown}
    />
  );
}

/** For an empty cart: products similar to the last viewed ones. */
function LikeRecent({ customerId }: { customerId: string }) {
  const { data = [] } = useQuery(recentlyViewedQuery(customerId));
  if (data.length === 0) return null;
  const ids = data.slice(0, CARDS).map(({ id }) => id);
  return (
    <PickRow id="most-like" title="Like what you looked at" query={mostLikeQuery(ids, CARDS)} />
  );
}
