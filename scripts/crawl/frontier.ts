/** Addresses of one kind that differ only by the values of the same parameters: so many are followed. */
const MOST_ALIKE = 40;
/** The pages of a list have an end, and each has links that no other has. */
const PAGES = 'page';

/**
 * The addresses that are still to be visited. `kindOf` sorts them; the kinds take turns, so that the
 * first few hundred are of all kinds.
 */
export function frontier(kindOf: (pathname: string) => string) {
  const seen = new Set<string>();
  const alike = new Map<string, number>();
  const waiting = new Map<string, string[]>();
  let turns: string[] = [];

  return {
    /** Adds a path with its query, if it is new and not one of too many that are alike. */
    add(address: string): void {
      if (seen.has(address)) return;
      const { pathname, searchParams } = new URL(address, 'http://store.invalid');
      const kind = kindOf(pathname);
      const names = [...new Set(searchParams.keys())].toSorted().join('&');
      if (names && names !== PAGES) {
        const group = `${kind}?${names}`;
        const count = alike.get(group) ?? 0;
        if (count >= MOST_ALIKE) return;
        alike.set(group, count + 1);
      }
      seen.add(address);
      const queue = waiting.get(kind) ?? [];
      queue.push(address);
      waiting.set(kind, queue);
    },

    /** The next address and its kind; `undefined` if none waits. */
    next(): { address: string; kind: string } | undefined {
      if (turns.length === 0) {
        turns = [...waiting].flatMap(([kind, queue]) => (queue.length > 0 ? [kind] : []));
      }
      const kind = turns.shift();
      if (kind === undefined) return undefined;
      const address = waiting.get(kind)?.shift();
      return address === undefined ? this.next() : { address, kind };
    },
  };
}
