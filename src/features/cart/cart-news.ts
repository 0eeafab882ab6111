/** What has just been done to the cart, for a page that could not watch it happen. */
export type CartNews =
  | { did: 'added' | 'updated' | 'emptied' | 'over' }
  /** `line` is the removed line, written so that a form can put it back. */
  | { did: 'removed'; line: string };

/** The cart's address with its news; `from` is where the shopper may want to go on shopping. */
export function newsQuery(news: CartNews, from: string | undefined): string {
  const query = new URLSearchParams(news);
  if (from) query.set('from', from);
  return query.toString();
}

export function newsOfQuery(query: URLSearchParams): CartNews | undefined {
  const did = query.get('did');
  if (did === 'added' || did === 'updated' || did === 'emptied' || did === 'over') {
    return { did };
  }
  const line = query.get('line');
  return did === 'removed' && line ? { did, line } : undefined;
}
