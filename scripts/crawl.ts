/**
 * Follows every link of every page of the built store, from the home page, the sitemaps and `llms.txt`,
 * and fails if a rule of `crawl/rules.ts` is broken: `npm run crawl`. With `--limit 400` it visits so
 * many addresses, of all kinds by turns.
 */
import { parseArgs } from 'node:util';

import { matchRoutes } from 'react-router';

import routes from '../src/routes.ts';
import { builtStore } from './built-store.ts';
import { faultsOf, type Fault } from './crawl/rules.ts';
import { crawl, type Visited } from './crawl/visit.ts';
import { STILL_CLOCK } from './still-clock.ts';

const ANY_FREE_PORT = 0;
/** Faults of one rule that are printed. */
const MOST_SHOWN = 12;

const table = routes.map(({ path = '', file }) => ({ path, id: file }));

// Prices move with the market, and what is on sale with the day.
process.env['MOCK_CLOCK'] ??= STILL_CLOCK;
process.env['LOG_LEVEL'] ??= 'silent';
const { values } = parseArgs({ options: { limit: { type: 'string', default: 'Infinity' } } });
const limit = Number(values.limit);
if (!(limit > 0)) throw new Error(`--limit is a number of addresses, not "${values.limit}".`);
const started = performance.now();
const { serve } = await builtStore();
const { url: origin, stop } = await serve(ANY_FREE_PORT);

const listed = new Set(await inSitemaps());
const starts = ['/', ...listed, ...(await inLlms())];
const { visited, links } = await crawl({ origin, starts, kindOf, limit });
const faults = faultsOf({ visited, links, listed, isWhole: visited.size < limit });
void stop();
report([...visited.values()], faults);
process.exit(faults.length > 0 ? 1 : 0);

/** The route that answers a path, by its file: "catalog/product". */
function kindOf(pathname: string): string {
  const file = matchRoutes(table, pathname)?.at(-1)?.route.id ?? 'none';
  return file.replace(/^routes\//, '').replace(/\.tsx?$/, '');
}

async function inSitemaps(): Promise<string[]> {
  const files = await locations(`${origin}/sitemap.xml`);
  const pages = await Promise.all(files.map(locations));
  return pages.flat().map((address) => address.slice(origin.length));
}

async function locations(address: string): Promise<string[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
}

async function inLlms(): Promise<string[]> {
  const text = await (await fetch(`${origin}/llms.txt`)).text();
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href.slice(origin.length));
}

/** A line for each kind, the first faults of each rule, and the sums. */
function report(all: readonly Visited[], found: readonly Fault[]): void {
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  const wrong = Map.groupBy(found, ({ address }) => kindOf(address.split('?', 1)[0] ?? ''));
  console.table(
    [...kinds].toSorted().map(([kind, ones]) => ({
      kind,
      addresses: ones.length,
      faults: wrong.get(kind)?.length ?? 0,
      ms: Math.round(ones.reduce((sum, { ms }) => sum + ms, 0) / ones.length),
    })),
  );
  for (const [rule, ones] of Map.groupBy(found, (fault) => fault.rule)) {
    console.log(`\n${rule}: ${ones.length}`);
    for (const { address, says } of ones.slice(0, MOST_SHOWN)) console.log(`  ${address}  ${says}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${all.length} addresses, ${found.length} faults, ${seconds} s`);
}
