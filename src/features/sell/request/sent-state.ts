import type { Receipt } from '#api/sell/send-request.server.ts';

/** What the history keeps of a sent request, so that a reload shows its number again. */
export function sentState(receipt: Receipt) {
  return { receipt };
}

/** The receipt of a history entry, which may hold anything. */
export function receiptIn(state: unknown): Receipt | undefined {
  if (typeof state !== 'object' || state === null || !('receipt' in state)) return undefined;
  const { number, sentAt } = state.receipt as Receipt;
  return typeof number === 'string' && typeof sentAt === 'string' ? { number, sentAt } : undefined;
}
