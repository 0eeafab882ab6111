/** What has just been done to the cart, for a page that could not watch it happen. */
export type CartNews =
  | { did: Plain }
  /** `line` is the removed line, written so that a form can put it back. */
  | { did: 'removed'; line: string }
  /** The same for all that was removed at once. */
  | { did: 'emptied'; lines: string };

const PLAIN = [
  'added',
  'updated',
  'over',
  'coupon',
  'coupon-off',
  'renewed',
  'restored',
  'vault-first',
  'watched',
  'again',
] as const;

type Plain = (typeof PLAIN)[number];

/** The cart's address with its news; `from` is where the shopper may want to go on shopping. */
export function newsQuery(news: CartNews, from?: string): string {
  const query = new URLSearchParams(news);
  if (from) query.set('from', from);
  return query.toString();
}

export function newsOfQuery(query: URLSearchParams): CartNews | undefined {
  const did = query.get('did');
  if (did === 'emptied') return { did, lines: query.get('lines') ?? '' };
  if (did === 'removed') return { did, line: query.get('line') ?? '' };
  const plain = PLAIN.find((word) => word === did);
  return plain && { did: plain };
}
