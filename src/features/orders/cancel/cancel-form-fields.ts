import { orderHref } from '../order-path.ts';

export const CANCEL_FORM = 'cancel';

/** The fields that are kept while the form is open. */
export const REASON_FIELDS = ['reason', 'words'] as const;

export const LONGEST_REASON = 400;
/** The only one that asks for words. */
const OTHER_REASON = 'Another reason';

/** Why people cancel; the words are sent to the shop as they are. */
export const REASONS = [
  'Ordered twice',
  'Wrong product, quantity or size',
  'Wrong address',
  'It takes too long',
  'I need the money',
  OTHER_REASON,
] as const;

/** The page that cancels an order, and the address that its form is sent to. */
export function cancelHref(invoice: string): string {
  return `${orderHref(invoice)}/cancel`;
}

/** What the shop is told: the chosen reason, or the customer's own words for another one. */
export function reasonIn(field: (name: string) => string): string {
  const chosen = field('reason');
  const words = field('words').trim();
  return chosen === OTHER_REASON && words ? words : chosen;
}
