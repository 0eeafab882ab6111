import { frontier } from './frontier.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';

/** An address that was asked for, and what answered. */
export type Visited = {
  /** Path and query. */
  address: string;
  kind: string;
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  /** Whether caches may keep it for everybody. */
  isPublic: boolean;
  ms: number;
  /** Of a page: HTML with status 200. */
  facts: PageFacts | undefined;
  /** The page that led here first; `undefined` for a start. */
  from: string | undefined;
};

export type Crawled = {
  visited: Map<string, Visited>;
  /** Every link of every page within this store: its page, and where it leads with its fragment. */
  links: { from: string; to: string; fragment: string }[];
};

type Asked = {
  /** The store's, such as http://localhost:3000. */
  origin: string;
  starts: readonly string[];
  kindOf: (pathname: string) => string;
  limit: number;
};

const AT_ONCE = 6;

/** Visits the starts and every address that a visited page leads to, up to `limit` addresses. */
export async function crawl({ origin, starts, kindOf, limit }: Asked): Promise<Crawled> {
  const waiting = frontier(kindOf);
  const visited = new Map<string, Visited>();
  const links: Crawled['links'] = [];
  const firstFrom = new Map<string, string>();

  async function look(address: string, kind: string): Promise<void> {
    const found = await ask(origin, address, kind);
    visited.set(address, { ...found, from: firstFrom.get(address) });
    for (const href of [...(found.facts?.links ?? []), found.location ?? '']) {
      const target = href ? URL.parse(href, origin + address) : null;
      if (target?.origin !== origin) continue;
      const to = target.pathname + target.search;
      if (!found.location) links.push({ from: address, to, fragment: target.hash.slice(1) });
      if (!firstFrom.has(to)) firstFrom.set(to, address);
      waiting.add(to);
    }
  }

  starts.forEach((start) => waiting.add(start));
  const looks = new Set<Promise<unknown>>();
  for (let taken = 0; ;) {
    const next = taken < limit && looks.size < AT_ONCE ? waiting.next() : undefined;
    if (next) {
      taken += 1;
      const work = look(next.address, next.kind).finally(() => looks.delete(work));
      looks.add(work);
      continue;
    }
    // What is on the way may lead on.
    if (looks.size === 0) break;
    // eslint-disable-next-line no-await-in-loop
    await Promise.race(looks);
  }
  return { visited, links };
}

async function ask(origin: string, address: string, kind: string): Promise<Visited> {
  const start = performance.now();
  // What is not sent over a network need not be compressed.
  const headers = { 'accept-encoding': 'identity' };
  const answer = await fetch(origin + address, { redirect: 'manual', headers });
  const text = await answer.text();
  const ms = performance.now() - start;
  const isPage =
    answer.status === 200 && (answer.headers.get('content-type')?.startsWith('text/html') ?? false);
  return {
    address,
    kind,
    status: answer.status,
    location: answer.headers.get('location') ?? undefined,
    isPublic: /\bpublic\b/.test(answer.headers.get('cache-control') ?? ''),
    ms,
    facts: isPage ? pageFacts(text) : undefined,
    from: undefined,
  };
}
