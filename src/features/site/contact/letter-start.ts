import { readInvoice } from '#commerce/fields/invoice.ts';

/** What the form begins with. */
export type LetterStart = { invoice?: string; topic?: string; text?: string };

/** The parameters of the contact page: an order in its address is its owner's. */
export const letterParameters = { only: {}, own: ['order', 'about'] } as const;

const CANCEL_TEXT = 'Please cancel this order and tell me first what it costs. My reason: ';

/** The topics of the form, by the words of an address that choose them. */
const TOPICS = {
  order: 'Order',
  payment: 'Payment',
  shipping: 'Shipping',
  product: 'Product',
  selling: 'Sell to us',
  account: 'Account',
  accessibility: 'Accessibility',
  other: 'Other',
} as const;

type About = keyof typeof TOPICS;

/** What an address such as `?order=BPM-104512&about=cancel` fills in; what it gets wrong is left out. */
export function letterStart(search: URLSearchParams): LetterStart {
  const invoice = readInvoice(search.get('order') ?? '');
  return { ...(invoice && { invoice }), ...startOf(search.get('about') ?? '') };
}

function startOf(about: string): Omit<LetterStart, 'invoice'> {
  if (about === 'cancel') return { topic: TOPICS.order, text: CANCEL_TEXT };
  return Object.hasOwn(TOPICS, about) ? { topic: TOPICS[about as About] } : {};
}

/** A link to the form for each topic; it keeps the order that the address names. */
export function topicLinks(invoice: string | undefined) {
  const order = invoice ? `order=${invoice}&` : '';
  return Object.entries(TOPICS).map(([about, topic]) => ({
    topic,
    href: `?${order}about=${about}#write-to-us`,
  }));
}
