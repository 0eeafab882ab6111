import { countWords } from '#commerce/format/count.ts';

/** For photos that the store does not know, such as those of an earlier day. */
export const PHOTOS_GONE =
  'These photos are not with us any more. Take them off, and choose them again.';

/** "2 photos", or "no photo". */
export function photoCount(count: number): string {
  return count === 0 ? 'no photo' : countWords(count, 'photo');
}
