import type { OwnReview, ReviewState } from '#api/reviews/own-reviews.ts';
import { formatCount } from '#commerce/format/count.ts';

/** The state of a review in a word or two. */
export const STATE_WORDS: Readonly<Record<ReviewState, string>> = {
  Waiting: 'Being read',
  Published: 'Published',
  Declined: 'Declined',
};

/** "1 is being read", "2 are published": for each state that occurs. */
export function countStates(reviews: readonly OwnReview[]): string[] {
  return (Object.keys(STATE_WORDS) as ReviewState[]).flatMap((state) => {
    const count = reviews.filter((review) => review.state === state).length;
    const words = STATE_WORDS[state].toLowerCase();
    return count > 0 ? [`${formatCount(count)} ${count === 1 ? 'is' : 'are'} ${words}`] : [];
  });
}
