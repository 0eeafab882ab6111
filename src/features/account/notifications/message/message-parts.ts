import type { Message } from '#api/notifications/notifications.ts';
import { longDate } from '#commerce/format/date.ts';
import { trackingHref } from '#commerce/orders/tracking-link.ts';

/** A part of a message: plain text, or the value of a placeholder, with a link if there is one. */
export type MessagePart = {
  kind: 'words' | 'invoice' | 'paymentMethod' | 'shipDate' | 'trackingNo';
  text: string;
  href?: string | undefined;
};

type Field = Exclude<MessagePart['kind'], 'words'>;

const PLACEHOLDER = /\{\s*(invoice|paymentMethod|shipDate|trackingNo)\s*\}/gi;

const FIELDS: readonly Field[] = ['invoice', 'paymentMethod', 'shipDate', 'trackingNo'];

/** The replacement for a missing field. */
const MISSING: Record<Field, string> = {
  invoice: '(number not given)',
  paymentMethod: 'chosen',
  shipDate: '(date not given)',
  trackingNo: '(not given yet)',
};

const PAYMENT_WORDS = new Map<string, string>([
  ['creditCard', 'card'],
  ['payPal', 'PayPal'],
  ['applePay', 'Apple Pay'],
  ['eCheck', 'eCheck'],
  ['wire', 'wire'],
  ['paperCheck', 'paper check'],
]);

/** §3 The text with its placeholders filled. Unknown placeholders stay as they are. */
export function messageParts(message: Message): MessagePart[] {
  // `split` by a pattern with a group puts the matches at odd indexes.
  return message.text.split(PLACEHOLDER).flatMap((text, index): MessagePart[] => {
    if (index % 2 === 1) return [filled(fieldOf(text), message)];
    return text ? [{ kind: 'words', text }] : [];
  });
}

/** The first sentence: the short name of a message, for screen readers. */
export function subjectOf(message: Message): string {
  const text = messageParts(message)
    .map((part) => part.text)
    .join('');
  const [line = ''] = text.trim().split(/[\n\r\u2028\u2029]/, 1);
  // A line has a character before the mark that ends its first sentence.
  const end = line.slice(1).search(/[.!?](?:\s|$)/);
  return (end < 0 ? line : line.slice(0, end + 1)) || 'without words';
}

function filled(kind: Field, message: Message): MessagePart {
  const value = message[kind]?.trim();
  if (!value) return { kind: 'words', text: MISSING[kind] };
  switch (kind) {
    case 'invoice':
      return { kind, text: value, href: `/orders/orderdetails/${encodeURIComponent(value)}` };
    case 'paymentMethod':
      return { kind, text: PAYMENT_WORDS.get(value) ?? value };
    case 'shipDate':
      return { kind, text: longDate(value) };
    case 'trackingNo':
      return { kind, text: value, href: trackingHref(message.carrierCode, value) };
  }
}

function fieldOf(written: string): Field {
  return FIELDS.find((field) => field.toLowerCase() === written.toLowerCase()) ?? 'invoice';
}
