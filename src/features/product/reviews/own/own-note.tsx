import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { ownReviewsQuery } from '#api/reviews/own-reviews.ts';
import { listWords } from '#commerce/format/list.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';

import { OWN_REVIEWS_PATH } from '../review-rules.ts';
import { countStates } from './state-words.ts';
import './own-reviews.css';

/**
 * What became of a customer's reviews, on a page that is the same for everybody: only the browser asks.
 * It is an extra, so a failure leaves it away.
 */
export function OwnNote() {
  const { data } = useQuery({ ...ownReviewsQuery(), enabled: useSignedIn() });
  const states = data && countStates(data.reviews);
  if (!states?.length) return null;
  return (
    <p className="own-note">
      Your reviews: {listWords(states)}. <Link to={OWN_REVIEWS_PATH}>See your reviews</Link>
    </p>
  );
}
