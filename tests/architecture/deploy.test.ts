import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { periodParameters } from '#features/shop/best-seller-pages.ts';
import { saleParameters } from '#features/shop/deals/sale-groups.ts';
import { monthParameters } from '#features/shop/presale/by-month.ts';
import { budgetParameters } from '#features/tools/budget/budget-place.ts';
import { placeParameters } from '#features/shop/place.ts';
import { fitParameters } from '#features/shop/shelves/supplies/fit-place.ts';
import { verifierParameters } from '#features/tools/verifier/verifier-place.ts';
import { chartParameters } from '#features/market/chart/range.ts';
import { compareParameters } from '#features/tools/compare/compare-place.ts';
import { letterParameters } from '#features/site/contact/letter-start.ts';
import { choiceParameters } from '#features/product/buy/choice.ts';
import { reviewsParameters } from '#features/product/reviews/all/reviews-place.ts';
import { articleParameters } from '#features/articles/article/article-kinds.ts';
import { productReviewsParameters } from '#features/product/reviews/product/product-reviews-place.ts';
import { bidParameters } from '#features/sell/bids/bid-parameters.ts';
import { taxParameters } from '#features/tax/tax-place.ts';

import { inSrc } from './sources.ts';

/** The lists of values that caches may keep. */
const JUDGED = {
  monthParameters,
  saleParameters,
  periodParameters,
  chartParameters,
  bidParameters,
  letterParameters,
  fitParameters,
  verifierParameters,
  taxParameters,
  budgetParameters,
  compareParameters,
  reviewsParameters,
  productReviewsParameters,
  articleParameters,
};

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

/** The parameters of one list in docs/deploy.md. */
function documented(list: 'parameters' | 'own parameters'): string[] {
  const text = readFileSync('docs/deploy.md', 'utf8');
  const [, rest = ''] = text.split(`<!-- ${list} -->`);
  const [names = ''] = rest.split(`<!-- /${list} -->`);
  return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

it('docs/deploy.md lists the parameters that change a public page, and no other', () => {
  const routes = inSrc.filter(({ path }) => path.startsWith('src/routes/'));
  const calls = routes.map(({ text: code }) => /publicPage\(([^)]*)\)/.exec(code)?.[1]).join();
  const named = [...calls.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const judged = Object.values(JUDGED).flatMap(({ only }) => Object.keys(only));
  const read = new Set([...named, ...placeParameters, ...choiceParameters, ...judged]);
  expect(documented('parameters')).toEqual([...read].toSorted());
  const own = [
    ...chartParameters.own,
    ...bidParameters.own,
    ...letterParameters.own,
    ...fitParameters.own,
    ...verifierParameters.own,
    ...taxParameters.own,
    ...budgetParameters.own,
    ...compareParameters.own,
  ];
  expect(documented('own parameters')).toEqual([...new Set(own)]);
  // The lists above are all that a route can name besides words.
  const lists = [...calls.matchAll(/\b\w*Parameters\b/g)].map(([name]) => name);
  expect(new Set(lists)).toEqual(
    new Set(['placeParameters', 'choiceParameters', ...Object.keys(JUDGED)]),
  );
});

it('nginx neither looks for nor keeps a page with free values', () => {
  const [, own = ''] =
    /map "\$uri\?\$args" \$own_page \{[^}]*\(\?:([\w|]+)\)=\[\^&\]" 1;/.exec(nginx) ?? [];
  expect(own.split('|')).toEqual(documented('own parameters'));
  for (const rule of ['proxy_cache_bypass', 'proxy_no_cache']) {
    expect(nginx).toContain(`${rule} $own_page;`);
  }
});

it('nginx keeps a page under the same parameters, and the scenarios of mocks', () => {
  const [, list = ''] = /\(\?<known> \(\?: \(\?:([\w|\s]+)\)/.exec(nginx) ?? [];
  const names = list.split('|').map((name) => name.trim());
  expect(names).toEqual([...documented('parameters'), 'scenario'].toSorted());
});

it('restart.sh takes away neither a port that nginx does not know nor the last one that is up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const servers = join(folder, 'servers');
  const lines = readFileSync('deploy/store-servers.conf', 'utf8');
  const oneUp = lines.replace(':3002 max_fails=0;', ':3002 max_fails=0 down;');
  writeFileSync(servers, oneUp);
  const env = { ...process.env, SERVERS: servers, RELOAD: 'true', RESTART: 'true ' };
  for (const [port, message] of [
    ['3009', 'no line for port 3009'],
    ['3001', 'no port but 3001 is up'],
  ] as const) {
    const { status, stderr } = spawnSync('sh', ['deploy/restart.sh', port], { env });
    expect([status, `${stderr}`]).toEqual([1, expect.stringContaining(message)]);
    expect(readFileSync(servers, 'utf8')).toBe(oneUp);
  }
});
