import { writeReview } from '#api/reviews/write-review.server.ts';
import { longWords, textWords } from '#commerce/fields/field-words.ts';
import { isFilled } from '#commerce/fields/required.ts';
import { failedAnswer, fieldsOf, problemsOf, type Answer } from '#commerce/form/answer.ts';

import { LONGEST, REVIEW_FORM } from './review-rules.ts';

const NAMES = ['rating', 'heading', 'text', 'author'] as const;

/** Sends a review by a form for the signed-in customer. The typed values always come back. */
export async function reviewByForm(data: FormData, productId: number): Promise<Answer> {
  const form = REVIEW_FORM;
  const field = fieldsOf(data);
  const values = Object.fromEntries(NAMES.map((name) => [name, field(name)]));
  const rating = Number(field('rating'));
  const problems = problemsOf(form, {
    rating: [1, 2, 3, 4, 5].includes(rating) ? undefined : 'Choose from 1 to 5 stars.',
    heading: textWords(field('heading'), 'heading', LONGEST.heading),
    text: textWords(field('text'), 'review', LONGEST.text),
    author: longWords(field('author'), 'name', LONGEST.author),
  });
  if (problems.length > 0) return { form, problems, values };
  const author = field('author').trim();
  try {
    await writeReview({
      productId,
      rating,
      heading: field('heading').trim(),
      text: field('text').trim(),
      ...(isFilled(author) && { author }),
    });
  } catch (error) {
    return { ...failedAnswer(form, error), values };
  }
  return { form, says: 'Thank you. Your review appears here once we have read it.' };
}
