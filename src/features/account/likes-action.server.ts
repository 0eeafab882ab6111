import { saveOnServer } from '#api/account/account-calls.server.ts';
import { likesQuery, saveLikes } from '#api/account/likes.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { failedAnswer, type Answer } from '#commerce/form/answer.ts';
import { fieldsOfLikes, LIKES_SAVED, likesOfForm } from '#commerce/likes/likes-of-form.ts';

/** Merges the form into the saved likes, because the form has no fields for some of them. */
export async function changeLikes(data: FormData): Promise<Answer> {
  const form = 'likes';
  const customer = await createQueryClient().query(likesQuery());
  const likes = likesOfForm(data, customer.likes);
  const values = fieldsOfLikes(likes);
  try {
    await saveLikes(saveOnServer, { ...customer, likes });
  } catch (error) {
    return { ...failedAnswer(form, error), values };
  }
  return { form, says: LIKES_SAVED, values };
}
