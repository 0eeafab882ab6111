import type { FormEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';

import { reviewMetals, type ReviewsPlace } from '#api/reviews/reviews.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { answerFirst } from '#ui/timing/answer-first.ts';

import { SUBJECT_WORDS } from './place-words.ts';
import { readReviewsPlace, REVIEWS_PATH, reviewsHref } from './reviews-place.ts';

/** What the reviews are about: a GET form, whose empty fields the server removes from the address. */
export function ReviewFilters({ place }: { place: ReviewsPlace }) {
  const isPending = useNavigation().location?.pathname === REVIEWS_PATH;
  const navigate = useNavigate();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const href = reviewsHref(readReviewsPlace(typed));
    answerFirst(form, () => navigate(href, { preventScrollReset: true }));
  }

  return (
    <form
      // A new form for each place, so that the fields say what the address says.
      key={reviewsHref({ ...place, page: 1 })}
      className="review-filters"
      method="get"
      action={REVIEWS_PATH}
      aria-label="Choose reviews"
      onSubmit={apply}
    >
      <SelectField
        label="About"
        id="reviews-about"
        name="about"
        required={false}
        defaultValue={place.about ?? ''}
      >
        <option value="">Everything</option>
        {Object.entries(SUBJECT_WORDS).map(([about, words]) => (
          <option key={about} value={about}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Metal"
        hint="Of products; the shop has none."
        id="reviews-metal"
        name="metal"
        required={false}
        defaultValue={place.metal ?? ''}
      >
        <option value="">Any</option>
        {reviewMetals.map((metal) => (
          <option key={metal} value={metal}>
            {metalNames[metal]}
          </option>
        ))}
      </SelectField>
      {place.stars ? <HiddenField name="stars" value={String(place.stars)} /> : null}
      {place.sort ? <HiddenField name="sort" value={place.sort} /> : null}
      <Button type="submit" pending={isPending}>
        Apply
      </Button>
    </form>
  );
}
