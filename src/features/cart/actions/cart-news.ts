/** The latest change of the cart, for a page that is loaded after it. */
export type CartNews =
  | { did: Plain }
  /** `line` is the removed line, encoded so that a form can restore it. */
  | { did: 'removed'; line: string }
  /** All lines that were removed in one step. */
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

/** The query of the cart's address with its news; `from` is the address to continue shopping. */
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
