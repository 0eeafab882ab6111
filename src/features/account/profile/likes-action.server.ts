import { saveOnServer } from '#api/account/account-calls.server.ts';
import { likesQuery, saveLikes } from '#api/account/likes.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { answered } from '#commerce/form/answer.ts';

import { fieldsOfLikes, LIKES_SAVED, likesOfForm } from '../preferences/likes/likes-of-form.ts';

/** Merges the form into the saved likes, because the form has no fields for some of them. */
export async function changeLikes(data: FormData) {
  const customer = await createQueryClient().query(likesQuery());
  const likes = likesOfForm(data, customer.likes);
  const values = fieldsOfLikes(likes);
  return answered({ form: 'likes', noun: 'account', values }, async () => {
    await saveLikes(saveOnServer, { ...customer, likes });
    return { says: LIKES_SAVED, values };
  });
}
