/**
 * Measures how many pages a second one process serves, with the load generator beside it, and whether
 * its memory stays flat. Prints a table: `npm run bench:server`. `REQUESTS` is how many requests the
 * memory is watched for (default 200,000).
 */
import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

import { startStore } from '../start-store.ts';

const CONNECTIONS = 50;
const SECONDS = 10;
const ROUNDS = 10;
const REQUESTS = Number(process.env['REQUESTS'] ?? 200_000);
/** Memory may still grow by this factor after the first round, in which everything is loaded. */
const FLAT = 1.25;

/** Pages a second and milliseconds of the slowest in a hundred that are asked for. */
const KEPT = { least: 1_500, slowest: 100 };

type Asked = { pathOf: () => string; least?: number; slowest?: number };

const PAGES: Record<string, Asked> = {
  home: { pathOf: () => '/', ...KEPT },
  category: { pathOf: () => '/silver-bullion', ...KEPT },
  product: {
    pathOf: () => '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
    ...KEPT,
  },
  'search, rendered': { pathOf: newSearch },
  'cart, rendered': { pathOf: () => '/cart/cart' },
};

let searches = 0;
const store = await startStore({ LOG_LEVEL: 'info' });
const rows = [];
for (const [page, { pathOf, least, slowest }] of Object.entries(PAGES)) {
  await fetch(store.url + pathOf());
  const { requests, latency, non2xx, errors } = await autocannon({
    url: store.url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    requests: [asking(pathOf)],
  });
  const isFast = requests.average >= (least ?? 0) && latency.p99 <= (slowest ?? Infinity);
  rows.push({
    page,
    'pages/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failed: non2xx + errors,
    asked: least ? `${least}/s, ${slowest} ms` : '',
    wrong: isFast && non2xx + errors === 0 ? '' : 'yes',
  });
}
console.table(rows);

const memory: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await autocannon({
    url: store.url,
    connections: CONNECTIONS,
    amount: REQUESTS / ROUNDS,
    headers: { 'accept-encoding': 'br' },
    requests: Object.values(PAGES).map(({ pathOf }) => asking(pathOf)),
  });
  memory.push(megabytesOf(store.pid));
}
store.stop();
console.log(`Memory during ${REQUESTS} requests, in MB: ${memory.join(', ')}`);
const isFlat = Math.max(...memory) <= FLAT * (memory[0] ?? 0);
const isWrong = !isFlat || rows.some(({ wrong }) => wrong !== '');
process.exit(isWrong ? 1 : 0);

function asking(pathOf: () => string): autocannon.Request {
  return { setupRequest: (request) => ({ ...request, path: pathOf() }) };
}

/** A search that nobody has made before. */
function newSearch(): string {
  searches += 1;
  return `/search/searchresults?searchkey=eagle+${searches}`;
}

function megabytesOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}
