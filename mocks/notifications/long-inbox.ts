import { chanceOf } from '../catalog/chance.ts';
import { trackingNumber } from '../orders/carriers.ts';
import type { News } from './news.ts';

/** The customer with ten years of messages. */
export const LONG_INBOX = 'BPM-10002';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MESSAGES = 5_000;
const ARCHIVED = 1_000;
const UNREAD = 12;
const DATE_LENGTH = 10;
const CARRIERS = ['USPS', 'UPS', 'FedEx'] as const;

/** Unusual texts: unknown placeholders, markup, long words, right to left. Newest last. */
const ODD: readonly Partial<News>[] = [
  { msgText: 'Your order {invoice} waits for {approver}. {{nobody}} { knows } {them}.' },
  { msgText: `Certificate ${'PCGS'.repeat(60)} is ready.` },
  {
    msgText: 'Happy Diwali \u{1FA94}\u{1F469}\u{1F3FD}‍\u{1F680} from all of us \u{1F1FA}\u{1F1F8}',
  },
  {
    msgText: 'تم شحن طلبك {invoice} بتاريخ {shipDate}. رقم التتبع {trackingNo}.',
    shipDate: '2026-11-17',
  },
  {
    msgText:
      '<script>document.title = "taken over"</script><img src="x" onerror="document.title=1"> <b>Bold</b> &amp; plain',
  },
  { msgText: 'Your order {invoice} shipped on {shipDate}. Tracking number {trackingNo}.' },
];

/** 5,000 messages, oldest first: the first thousand archived, the last dozen unread. */
export function longInbox(now: number): News[] {
  const chance = chanceOf('ten years of messages', 1);
  const plain = MESSAGES - ODD.length;
  const usual = Array.from({ length: plain }, (_, index): News => {
    const at = now - (plain - index) * 17 * HOUR - 2 * DAY;
    const invoice = `BPM-${40_000 + Math.floor(index / 3)}`;
    const carrierCode = CARRIERS[chance.whole(0, CARRIERS.length - 1)] ?? 'USPS';
    const about = `${invoice} ${index}`;
    return { ...kinds(index, invoice, carrierCode, at), at, about };
  });
  const odd = ODD.map((piece, index): News =>
    Object.assign(
      { msgText: '', trackingNo: 'LX 19/27?', invoice: 'BPM-41990', about: `odd ${index}` },
      { at: now - (ODD.length - index) * HOUR },
      piece,
    ),
  );
  const all = [...usual, ...odd];
  for (const [index, piece] of all.entries()) {
    piece.isRead = index < MESSAGES - UNREAD;
    piece.isArchive = index < ARCHIVED;
  }
  return all;
}

function kinds(index: number, invoice: string, carrierCode: 'USPS' | 'UPS' | 'FedEx', at: number) {
  switch (index % 3) {
    case 0:
      return { msgText: 'Your order {invoice} was placed with success.', invoice };
    case 1:
      return {
        msgText: 'Your {paymentMethod} payment for order {invoice} has been received.',
        invoice,
        paymentMethod: 'wire' as const,
      };
    default:
      return {
        msgText: 'Your order {invoice} shipped on {shipDate}. Tracking number {trackingNo}.',
        invoice,
        carrierCode,
        trackingNo: trackingNumber(carrierCode, invoice),
        shipDate: new Date(at).toISOString().slice(0, DATE_LENGTH),
      };
  }
}
