import type { Call } from './call.ts';
import { problem } from './problem.ts';

type AnyCall = Pick<Call<'getCustomerInfo'>, 'customerId'>;

/** Refuses a call whose customer id does not belong to its token. */
export function ownOnly({ customerId }: AnyCall, named: string | undefined): void {
  if (named !== undefined && named !== customerId) {
    throw problem(403, 'You can see and change only what is yours.');
  }
}

/** Answers 429 to `often@…`, which stands for too many requests. */
export function notTooOften(emailId: string): void {
  if (!emailId.startsWith('often@')) return;
  const headers = { 'retry-after': '60' };
  throw problem(429, 'Too many tries. Wait 60 seconds and try again.', { headers });
}

/** The answer of a call that returns only success and a message. */
export function done(message: string) {
  return { data: { success: true as const, message } };
}
