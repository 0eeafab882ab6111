import { changeByLink, readByLink, sendLink } from '#api/sell/guest-request.server.ts';
import type { SaleRequest } from '#api/sell/sale-requests.ts';
import { answeredOnce } from '#commerce/form/answer-once.server.ts';
import { fieldsOf, valuesOf } from '#commerce/form/answer.ts';
import { problemOf } from '#lib/api-error.ts';

import { changeByForm } from '../requests/change-by-form.server.ts';
import { LINK_FIELDS, LINK_FORM, linkWords, readReference } from './link-form.ts';

/** The request of the link that a page was opened with; `undefined` for an unknown link. */
export async function requestOfLink(token: string | undefined): Promise<SaleRequest | undefined> {
  if (!token) return undefined;
  try {
    return await readByLink(token);
  } catch (error) {
    const { kind } = problemOf(error) ?? {};
    if (kind === 'missing' || kind === 'refused') return undefined;
    throw error;
  }
}

/** Carries out a form of the page: for its request, or the one that asks for the link again. */
export function answerByLink(data: FormData, token: string | undefined) {
  const field = fieldsOf(data);
  if (field('form') !== LINK_FORM && token) {
    return changeByForm(data, (update) => changeByLink(token, update));
  }
  const asked = {
    form: LINK_FORM,
    noun: 'request',
    values: valuesOf(field, LINK_FIELDS),
    wrong: linkWords(field),
  };
  return answeredOnce(asked, field, asked.values, async (key) => {
    const referenceNumber = readReference(field('reference')) ?? '';
    await sendLink(key, { referenceNumber, emailId: field('email').trim() });
    return { says: 'If there is such a request, its link is on its way to this address.' };
  });
}
