import type { Call } from './call.ts';
import { problem } from './problem.ts';

type AnyCall = Pick<Call<'getCustomerInfo'>, 'customerId'>;

/** Refuses a call that names another customer than the one whose token it carries. */
export function ownOnly({ customerId }: AnyCall, named: string | undefined): void {
  if (named !== undefined && named !== customerId) {
    throw problem(403, 'You can see and change only what is yours.');
  }
}

/** `often@…` stands for somebody who asks too often. */
export function notTooOften(emailId: string): void {
  if (!emailId.startsWith('often@')) return;
  const headers = { 'retry-after': '60' };
  throw problem(429, 'Too many tries. Wait 60 seconds and try again.', { headers });
}

/** The answer of calls that have nothing else to say. */
export function done(message: string) {
  return { data: { success: true as const, message } };
}
