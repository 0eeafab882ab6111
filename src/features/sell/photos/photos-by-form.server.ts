import { uploadSalePhoto } from '#api/sell/upload-photo.server.ts';
import { fileWords, MOST_PHOTOS, photosFull } from '#commerce/photos/photo-words.ts';
import { failureWords } from '#commerce/words/failure-words.ts';

import { dropField, filesField, itemField, type TypedItem } from '../request-fields.ts';

/**
 * The items of a form that was sent without JavaScript, but for the `removed` one: with the pictures
 * that it brings uploaded, without those that are ticked to be left out. `wrong` has the problem of
 * each item's pictures.
 */
export async function withPhotos(form: FormData, typed: readonly TypedItem[], removed: number) {
  const wrong: Record<string, string | undefined> = {};
  const items: TypedItem[] = [];
  for (const [index, item] of typed.entries()) {
    if (index === removed) continue;
    const dropped = form.getAll(dropField(index));
    const kept = item.photos.split(' ').filter((token) => token && !dropped.includes(token));
    const files = form.getAll(filesField(index)).filter(isChosen);
    // One after the other: a slow machine holds one picture at a time.
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { tokens, problem } = await uploaded(files, MOST_PHOTOS - kept.length);
    wrong[itemField(items.length, 'photos')] = problem;
    items.push({ ...item, photos: [...kept, ...tokens].join(' ') });
  }
  return { items, wrong };
}

/** An empty field of files brings a file without a name. */
function isChosen(value: FormDataEntryValue): value is File {
  return typeof value !== 'string' && value.size > 0;
}

async function uploaded(files: readonly File[], room: number) {
  const tokens: string[] = [];
  let problem = files.length > room ? photosFull : undefined;
  for (const file of files.slice(0, room)) {
    const words = fileWords(file);
    problem = words ?? problem;
    if (words) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      tokens.push(await uploadSalePhoto(file));
    } catch (error) {
      problem = `“${file.name}” is not sent. ${failureWords(error)}`;
    }
  }
  return { tokens, problem };
}
