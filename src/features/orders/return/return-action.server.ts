import { redirect } from 'react-router';

import { readCustomer, uploadPhoto } from '#api/account/account-calls.server.ts';
import { readReturns, requestReturn } from '#api/orders/request-return.server.ts';
import type { OrderReturns, ReturnableLine } from '#api/orders/returns.ts';
import {
  boundWords,
  failedAnswer,
  fieldsOf,
  problemsOf,
  valuesOf,
  type Answer,
  type Asked,
  type Fields,
} from '#commerce/form/answer.ts';
import { keyIn, newKey } from '#commerce/form/form-key.ts';
import { fileWords, MOST_PHOTOS, photosFull } from '#commerce/photos/photo-words.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { problemOf } from '#lib/api-error.ts';

import {
  chosenIn,
  isReason,
  isType,
  RETURN_FIELDS,
  RETURN_FORM,
  returnWords,
} from './return-fields.ts';
import { returnHref } from './return-path.ts';

/**
 * Asks for a return, and leads to the page that tells its number. Every other answer keeps all that
 * was typed, with the photos that have arrived.
 */
export async function returnByForm(data: FormData, invoice: string): Promise<Answer> {
  const field = fieldsOf(data);
  const asked: Asked = { form: RETURN_FORM, noun: 'order', values: typedIn(data, field) };
  try {
    const [customer, before] = await Promise.all([readCustomer(), readReturns(invoice)]);
    const photos = await photosOf(data, (file) => uploadPhoto(customer, file, 'returnrequest'));
    const values = { ...asked.values, photos: photos.paths.join(' ') };
    const told = { ...asked, values };
    if (field('intent') === 'photos') return refusedFor(told, { photos: photos.problem });
    // Not those that are left: the answer to this same form may have been lost.
    const words = returnWords(field, before.lines, deliveredOf);
    const wrong = { ...words, ...boundWords(asked.values), photos: photos.problem };
    if (problemsOf(RETURN_FORM, wrong).length > 0) return refusedFor(told, wrong);
    return await send(field, before, photos.paths, { ...told, invoice });
  } catch (error) {
    if (error instanceof Response) throw error;
    return failedAnswer(asked, error);
  }
}

async function send(
  field: Fields,
  before: OrderReturns,
  photos: string[],
  { invoice, ...asked }: Asked & { invoice: string },
): Promise<Answer> {
  const [reason, type] = [field('reason'), field('type')];
  if (!isReason(reason) || !isType(type)) return refusedFor(asked, {});
  const lines = chosenIn(field, before.lines);
  const comments = field('comments').trim();
  try {
    const wish = { invoice, type, reason, comments, lines, photos };
    const number = await requestReturn(keyIn(field), wish);
    throw redirect(returnHref(invoice, number), 303);
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.kind !== 'refused') throw error;
    return overtaken(field, await readReturns(invoice), failedAnswer(asked, error));
  }
}

/**
 * Another request was faster: its units are named beside the field, and the rest stays. If nothing is
 * wrong with the fields, this form has been received before with other values, and gets another key.
 */
function overtaken(field: Fields, now: OrderReturns, answer: Answer): Answer {
  if (answer.kind !== 'refused') return answer;
  const problems = problemsOf(RETURN_FORM, returnWords(field, now.lines, leftOf));
  if (problems.length === 0) return { ...answer, values: { ...answer.values, key: newKey() } };
  const { says: _, ...rest } = answer;
  return { ...rest, problems };
}

function leftOf({ left }: ReturnableLine): number {
  return left;
}

function deliveredOf({ delivered }: ReturnableLine): number {
  return delivered;
}

function refusedFor(asked: Asked, wrong: Record<string, string | undefined>): Answer {
  const { form, values } = asked;
  const problems = problemsOf(form, wrong);
  // Photos that have arrived are no refusal.
  const status = problems.length > 0 ? 400 : 200;
  return { kind: 'refused', form, ...(values && { values }), problems, status };
}

/** All that was typed; the photos are those that had arrived before. */
function typedIn(data: FormData, field: Fields): Record<string, string> {
  const ofLines = [...data.keys()].filter((name) => /^(?:line|quantity)-[\d-]{1,20}$/.test(name));
  return {
    ...valuesOf(field, [...ofLines, ...RETURN_FIELDS]),
    key: keyIn(field),
  };
}

/**
 * The photos of a form: those that have arrived before, without the ones that are ticked to be left
 * out, and those that it brings.
 */
async function photosOf(data: FormData, upload: (file: File) => Promise<string>) {
  const dropped = data.getAll('drop');
  const kept = fieldsOf(data)('photos').split(' ');
  const paths = kept.filter((path) => path && !dropped.includes(path)).slice(0, MOST_PHOTOS);
  const files = data.getAll('files').filter((file) => typeof file !== 'string' && file.size > 0);
  const room = MOST_PHOTOS - paths.length;
  let problem = files.length > room ? photosFull : undefined;
  for (const file of files.slice(0, room) as File[]) {
    const words = fileWords(file);
    problem = words ?? problem;
    if (words) continue;
    try {
      // One after the other: a slow machine holds one picture at a time.
      // oxlint-disable-next-line no-await-in-loop -- as above
      paths.push(await upload(file));
    } catch (error) {
      if (problemOf(error)?.kind === 'expired') throw error;
      problem = `“${file.name}” is not sent. ${failureWords(error)}`;
    }
  }
  return { paths, problem };
}
