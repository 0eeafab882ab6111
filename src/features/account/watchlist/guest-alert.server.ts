import {
  readAlert,
  startAlert,
  stopAlert,
  type GuestAlert,
} from '#api/watchlist/guest-alerts.server.ts';
import { answered, fieldsOf } from '#commerce/form/answer.ts';
import { problemOf } from '#lib/api-error.ts';

import { stateWords } from './alert-words.ts';

/** The alert of the link that a page was opened with; `undefined` for an unknown link. */
export async function alertOfLink(token: string | undefined): Promise<GuestAlert | undefined> {
  if (!token) return undefined;
  try {
    return await readAlert(token);
  } catch (error) {
    const { kind } = problemOf(error) ?? {};
    if (kind === 'missing' || kind === 'refused') return undefined;
    throw error;
  }
}

/** Starts or stops the alert of a link. Opening the link does neither: mail programs open links. */
export function changeAlert(data: FormData, token: string) {
  const form = fieldsOf(data)('form');
  return answered({ form, noun: 'alert' }, async () => {
    const alert = await (form === 'stop' ? stopAlert(token) : startAlert(token));
    return { says: stateWords(alert) };
  });
}
