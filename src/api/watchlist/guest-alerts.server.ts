import { answerOf, api } from '#api/client.server.ts';
import type { GuestAlert as WireAlert } from '#generated/models/guestAlert.ts';
import type { GuestAlertResponse } from '#generated/models/guestAlertResponse.ts';

import { conditionOf } from './alert-calls.server.ts';
import { subjectOf, wishOf, type AlertSubject, type AlertWish } from './alerts.ts';

/** What the link in an email is about: one message when a condition is met. */
export type GuestAlert = AlertSubject & {
  wish: AlertWish;
  email: string;
  status: WireAlert['status'];
};

/** Sends a link to the address. The answer is the same for all addresses. */
export async function requestAlert(wish: AlertWish, email: string): Promise<void> {
  const body = { condition: conditionOf(wish), emailId: email };
  await answerOf(api.POST('/api/Customer/RequestAlert', { body }));
}

/** Throws `missing` for an unknown link, as the next two do. */
export async function readAlert(token: string): Promise<GuestAlert> {
  const params = { query: { token } };
  return alertOf(await answerOf(api.GET('/api/Customer/GetAlertByToken', { params })));
}

export async function startAlert(token: string): Promise<GuestAlert> {
  return alertOf(await answerOf(api.POST('/api/Customer/VerifyAlert', { body: { token } })));
}

export async function stopAlert(token: string): Promise<GuestAlert> {
  return alertOf(await answerOf(api.POST('/api/Customer/CancelAlert', { body: { token } })));
}

function alertOf({ data }: GuestAlertResponse): GuestAlert {
  const { condition, emailId, status } = data;
  return { wish: wishOf(condition), email: emailId, status, ...subjectOf(data) };
}
