import { readInvoice } from '#commerce/fields/invoice.ts';

/** What the form begins with. */
export type LetterStart = { invoice?: string; topic?: string; text?: string };

/** The parameters of the contact page: an order in its address is its owner's. */
export const letterParameters = { only: {}, own: ['order', 'about'] } as const;

const CANCEL_TEXT = 'Please cancel this order and tell me first what it costs. My reason: ';

/** Other links name these, so that the words are not in the address. */
const ABOUT: Readonly<Record<string, Omit<LetterStart, 'invoice'>>> = {
  order: { topic: 'Order' },
  payment: { topic: 'Payment' },
  shipping: { topic: 'Shipping' },
  product: { topic: 'Product' },
  selling: { topic: 'Sell to us' },
  account: { topic: 'Account' },
  accessibility: { topic: 'Accessibility' },
  other: { topic: 'Other' },
  cancel: { topic: 'Order', text: CANCEL_TEXT },
};

/** What an address such as `?order=BPM-104512&about=cancel` fills in; what it gets wrong is left out. */
export function letterStart(search: URLSearchParams): LetterStart {
  const invoice = readInvoice(search.get('order') ?? '');
  const about = search.get('about') ?? '';
  const known = Object.hasOwn(ABOUT, about) ? ABOUT[about] : undefined;
  return { ...(invoice && { invoice }), ...known };
}

/** The words of an address that choose each topic. */
const WORDS = {
  Order: 'order',
  Payment: 'payment',
  Shipping: 'shipping',
  Product: 'product',
  'Sell to us': 'selling',
  Account: 'account',
  Accessibility: 'accessibility',
  Other: 'other',
} as const;

/** A link to the form for each topic; it keeps the order that the address names. */
export function topicLinks(invoice: string | undefined) {
  const order = invoice ? `order=${invoice}&` : '';
  return Object.entries(WORDS).map(([topic, about]) => ({
    topic: topic as keyof typeof WORDS,
    href: `?${order}about=${about}#write-to-us`,
  }));
}
