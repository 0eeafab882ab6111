import type { Crawled, Visited } from './visit.ts';

/** A rule that an address breaks. */
export type Fault = { address: string; rule: string; says: string };

type Site = Crawled & {
  /** Path and query of every address in the sitemaps. */
  listed: ReadonlySet<string>;
  /** Whether every address was visited; otherwise what is missing proves nothing. */
  isWhole: boolean;
};

type Rule = (site: Site) => Omit<Fault, 'rule'>[];

/** Public pages that no search engine need list: their addresses have no end. */
const UNLISTED = new Set(['/search/searchresults']);

/** Pages that stay for those who come by an old link: a sale that is over. */
const UNLINKED = new Set(['/deals/veterans-day-sale']);

/** What has to hold for the pages of the store. */
const RULES: Readonly<Record<string, Rule>> = {
  'leads nowhere': ({ visited }) =>
    [...visited.values()]
      .filter(({ status }) => status >= 400)
      .map(({ address, status, from }) => ({ address, says: `${status}, linked on ${from}` })),
  'has moved': ({ visited }) =>
    [...visited.values()]
      .filter(({ status, from }) => (status === 301 || status === 308) && from)
      .map(({ address, location, from }) => ({
        address,
        says: `to ${location}, linked on ${from}`,
      })),
  'part is missing': missingParts,
  'one title': ({ visited }) =>
    pagesOf(visited, ({ titles: [title, ...more] }) => !title || more.length > 0, 'titles'),
  'title of another page': ({ visited }) => shared(visited, 'titles'),
  'description of another page': ({ visited }) => shared(visited, 'descriptions'),
  'one h1': ({ visited }) => pagesOf(visited, ({ h1s }) => h1s !== 1, 'h1s'),
  'image without alt': ({ visited }) =>
    pagesOf(visited, ({ withoutAlt }) => withoutAlt.length > 0, 'withoutAlt'),
  'id twice': ({ visited }) => pagesOf(visited, ({ twiceIds }) => twiceIds.length > 0, 'twiceIds'),
  // A form to fill in leads on as well.
  'no way on': ({ visited }) =>
    pagesOf(
      visited,
      ({ linksInMain, formsInMain }) => linksInMain < 2 && formsInMain === 0,
      'linksInMain',
    ),
  'not in the sitemap': ({ visited, listed }) =>
    [...visited.values()]
      .filter(({ facts, isPublic, address }) => facts && isPublic && !address.includes('?'))
      .filter(({ address }) => !listed.has(address) && !UNLISTED.has(address))
      .map(({ address, from }) => ({ address, says: `linked on ${from}` })),
  'in the sitemap, but no page': ({ visited, listed }) =>
    [...listed]
      .flatMap((address) => visited.get(address) ?? [])
      .filter(({ facts }) => !facts)
      .map(({ address, status }) => ({ address, says: String(status) })),
  'in the sitemap, but no link leads there': ({ links, listed, isWhole }) => {
    const linked = new Set(links.filter(({ from, to }) => from !== to).map(({ to }) => to));
    const lost = isWhole ? [...listed].filter((one) => !linked.has(one) && !UNLINKED.has(one)) : [];
    return lost.map((address) => ({ address, says: '' }));
  },
};

/** Everything that is wrong, by the order of the rules. */
export function faultsOf(site: Site): Fault[] {
  return Object.entries(RULES).flatMap(([rule, broken]) =>
    broken(site).map((fault) => Object.assign(fault, { rule })),
  );
}

type Facts = NonNullable<Visited['facts']>;

/** The pages for which something is wrong, with what was found there. */
function pagesOf(
  visited: Site['visited'],
  isWrong: (facts: Facts) => boolean,
  named: keyof Facts,
): Omit<Fault, 'rule'>[] {
  return [...visited.values()].flatMap(({ address, facts }) =>
    facts && isWrong(facts) ? [{ address, says: String(facts[named]) }] : [],
  );
}

/** Public pages whose first title or description another one has. Filters may share it. */
function shared(visited: Site['visited'], named: 'titles' | 'descriptions'): Omit<Fault, 'rule'>[] {
  const first = new Map<string, string>();
  return [...visited.values()].flatMap(({ address, facts, isPublic }) => {
    const words = facts?.[named][0];
    if (!words || !isPublic || address.includes('?')) return [];
    const twin = first.get(words);
    if (twin !== undefined) return [{ address, says: `${twin} too: ${words}` }];
    first.set(words, address);
    return [];
  });
}

/** Links to a part of a page that has no such part. */
function missingParts({ visited, links }: Site): Omit<Fault, 'rule'>[] {
  const told = new Set<string>();
  return links.flatMap(({ from, to, fragment }) => {
    const ids = visited.get(to)?.facts?.ids;
    const part = `${to}#${fragment}`;
    if (!fragment || !ids || ids.has(decodeURIComponent(fragment)) || told.has(part)) return [];
    told.add(part);
    return [{ address: to, says: `#${fragment}, linked on ${from}` }];
  });
}
