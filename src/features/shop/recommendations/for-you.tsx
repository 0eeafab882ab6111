import { useQuery } from '@tanstack/react-query';

import { likesQuery } from '#api/account/likes.ts';
import { stripQuery } from '#api/catalog/listing.ts';
import { guestLikes, likesKept } from '#commerce/likes/kept-likes.ts';
import { useCell } from '#ui/cell.ts';

import { likedPlaces } from './liked-places.ts';
import { PickRow } from './pick-row.tsx';

/** §6 Products by the shopper's likes: from the chosen mints, or by the metal alone. */
export function ForYou({ isCustomer }: { isCustomer: boolean }) {
  // Renders again when a guest changes their likes in this browser.
  useCell(likesKept, 0);
  const { data } = useQuery({ ...likesQuery(), enabled: isCustomer });
  const likes = isCustomer ? data?.likes : guestLikes();
  const [narrow, wide] = likes ? likedPlaces(likes) : [];
  const { data: found } = useQuery({ ...stripQuery(narrow ?? {}), enabled: narrow !== undefined });
  const place = found?.length === 0 ? wide : narrow;
  if (!place || !likes?.metal) return null;
  return (
    <PickRow
      id="for-you"
      title={`For you: ${likes.metal}`}
      lead={`You chose ${likes.metal} as your favorite metal under Preferences.`}
      query={stripQuery(place)}
    />
  );
}
