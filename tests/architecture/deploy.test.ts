import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { placeParameters } from '#features/catalog/place.ts';
import { choiceParameters } from '#features/product/offer/choice.ts';

import { inSrc } from './sources.ts';

/** The parameters that docs/deploy.md lists. */
function documented(): string[] {
  const text = readFileSync('docs/deploy.md', 'utf8');
  const [, list = ''] = /<!-- parameters -->([^]*)<!-- \/parameters -->/.exec(text) ?? [];
  return [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

it('docs/deploy.md lists the parameters that change a public page, and no other', () => {
  const routes = inSrc.filter(({ path }) => path.startsWith('src/routes/'));
  const calls = routes.map(({ text: code }) => /publicPage\(([^)]*)\)/.exec(code)?.[1]).join();
  const named = [...calls.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const read = new Set([...named, ...placeParameters, ...choiceParameters]);
  expect(documented()).toEqual([...read].toSorted());
});

it('nginx keeps a page under the same parameters, and the scenarios of mocks', () => {
  const text = readFileSync('deploy/nginx.conf', 'utf8');
  const [, list = ''] = /\(\?<known> \(\?: \(\?:([\w|\s]+)\)/.exec(text) ?? [];
  const names = list.split('|').map((name) => name.trim());
  expect(names).toEqual([...documented(), 'scenario'].toSorted());
});
