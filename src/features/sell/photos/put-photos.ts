import { problemsOf, type Answer } from '#commerce/form/answer.ts';
import { hasUnsentPhoto, photosSettled, photoTokensOf } from '#commerce/photos/photo-store.ts';

import { FORM, itemField } from '../request-fields.ts';

/**
 * Waits until the photos have arrived, and puts what names them into the form. Resolves to a refusal,
 * beside each item, if some did not arrive. `keys` are those of the items in the order of the form.
 */
export async function putPhotos(
  data: FormData,
  items: readonly { key: string; name: string }[],
  values?: Record<string, string>,
): Promise<Answer | undefined> {
  await photosSettled();
  const wrong: Record<string, string | undefined> = {};
  for (const [index, { key, name }] of items.entries()) {
    data.set(itemField(index, 'photos'), photoTokensOf(key).join(' '));
    if (hasUnsentPhoto(key)) {
      wrong[itemField(index, 'photos')] =
        `A photo of ${name} is not sent. Send it again, or take it off.`;
    }
  }
  const problems = problemsOf(FORM, wrong);
  if (problems.length === 0) return undefined;
  return { kind: 'refused', form: FORM, problems, status: 400, ...(values && { values }) };
}
