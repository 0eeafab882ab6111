import { writeReview } from '#api/reviews/write-review.server.ts';
import { longWords, textWords } from '#commerce/fields/field-words.ts';
import { isFilled } from '#commerce/fields/required.ts';
import { answeredOnce } from '#commerce/form/answer-once.server.ts';
import { fieldsOf, valuesOf } from '#commerce/form/answer.ts';

import { LONGEST, REVIEW_FORM } from '../review-rules.ts';

const NAMES = ['rating', 'heading', 'text', 'author'] as const;

/** Sends a review by a form for the signed-in customer. The typed values always come back. */
export async function reviewByForm(data: FormData, productId: number) {
  const field = fieldsOf(data);
  const rating = Number(field('rating'));
  const asked = {
    form: REVIEW_FORM,
    noun: 'product',
    values: valuesOf(field, NAMES),
    wrong: {
      rating: [1, 2, 3, 4, 5].includes(rating) ? undefined : 'Choose from 1 to 5 stars.',
      heading: textWords(field('heading'), 'heading', LONGEST.heading),
      text: textWords(field('text'), 'review', LONGEST.text),
      author: longWords(field('author'), 'name', LONGEST.author),
    },
  };
  const answer = await answeredOnce(asked, field, asked.values, async (key) => {
    const author = field('author').trim();
    await writeReview(key, {
      productId,
      rating,
      heading: field('heading').trim(),
      text: field('text').trim(),
      ...(isFilled(author) && { author }),
    });
    return { says: 'Thank you. Your review appears here once we have read it.' };
  });
  const isWritten = answer.kind === 'refused' && answer.status === 409;
  return isWritten ? { ...answer, says: `${answer.says} “Your reviews” has it.` } : answer;
}
