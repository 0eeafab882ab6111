/** Tokens of links that were sent by e-mail. Each works once, until an instant in ms. */
export type Links = {
  reset: Map<string, { customerId: string; until: number }>;
  verify: Map<string, { customerId: string; emailId: string }>;
  sent: number;
};

const HOUR = 3_600_000;

/**
 * No e-mail is sent, so tokens are easy to guess on purpose: the first link of a visit, if it is
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
export function sendReset(links: Links, customerId: string, now: number): void {
  links.sent += 1;
  links.reset.set(`reset-${customerId}-${links.sent}`, { customerId, until: now + HOUR });
}

/** Makes a link that verifies an address. */
export function sendVerification(links: Links, customerId: string, emailId: string): void {
  links.sent += 1;
  links.verify.set(`verify-${customerId}-${links.sent}`, { customerId, emailId });
}
