export type MessageKind = 'done' | 'cancelled' | 'shipped' | 'waiting' | 'news';

/** §4 The first matching keyword decides, in this order. */
const KEYWORDS: readonly [RegExp, MessageKind][] = [
  [/\bsuccess|\bhas been received\b/i, 'done'],
  [/\bcancell?ed\b/i, 'cancelled'],
  [/\bshipped\b/i, 'shipped'],
  [/\bbusiness days\b/i, 'waiting'],
];

/** §4 The kind of a message, for its icon. */
export function messageKind(text: string): MessageKind {
  return KEYWORDS.find(([keyword]) => keyword.test(text))?.[1] ?? 'news';
}
