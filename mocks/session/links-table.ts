import type { Mail } from '../outbox/table.ts';

/** Tokens of links that were sent by e-mail. Each works once, until an instant in ms. */
export type Links = {
  reset: Map<string, { customerId: string; until: number }>;
  verify: Map<string, { customerId: string; emailId: string }>;
  sent: number;
};

type Recipient = { customerId: string; emailId: string };
type Post = { links: Links; outbox: Mail[] };

const HOUR = 3_600_000;

/**
 * No e-mail leaves the mock, so tokens are easy to guess on purpose: the first link of a visit, if it is
 * for BPM-20417, has the token `reset-BPM-20417-1`; the next link ends in 2. Two links are seeded.
 */
export function seedLinks(now: number): Links {
  const collector = { customerId: 'BPM-20417', emailId: 'clara.whitfield@example.com' };
  return {
    reset: new Map([['9f31c7d2a6e84b05', { customerId: 'BPM-20417', until: now + 24 * HOUR }]]),
    verify: new Map([['4c7be1029da3', collector]]),
    sent: 0,
  };
}

/** Makes a link that sets a new password within the hour. */
export function sendReset({ links, outbox }: Post, to: Recipient, now: number): void {
  const { customerId, emailId } = to;
  links.sent += 1;
  const token = `reset-${customerId}-${links.sent}`;
  links.reset.set(token, { customerId, until: now + HOUR });
  outbox.push({
    to: emailId,
    subject: 'Choose a new password',
    href: `/reset-password?token=${token}`,
  });
}

/** Makes a link that verifies an address. */
export function sendVerification({ links, outbox }: Post, to: Recipient): void {
  const { customerId, emailId } = to;
  links.sent += 1;
  const token = `verify-${customerId}-${links.sent}`;
  links.verify.set(token, { customerId, emailId });
  outbox.push({
    to: emailId,
    subject: 'Verify your email address',
    href: `/verify-email?token=${token}&customerId=${customerId}`,
  });
}
