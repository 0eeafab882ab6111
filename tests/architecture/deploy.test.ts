import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { placeParameters } from '#features/catalog/place.ts';
import { choiceParameters } from '#features/product/offer/choice.ts';

import { inSrc } from './sources.ts';

it('docs/deploy.md lists the parameters that change a public page, and no other', () => {
  const text = readFileSync('docs/deploy.md', 'utf8');
  const [, list = ''] = /<!-- parameters -->([^]*)<!-- \/parameters -->/.exec(text) ?? [];
  const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const routes = inSrc.filter(({ path }) => path.startsWith('src/routes/'));
  const calls = routes.map(({ text: code }) => /publicPage\(([^)]*)\)/.exec(code)?.[1]).join();
  const named = [...calls.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const read = new Set([...named, ...placeParameters, ...choiceParameters]);
  expect(listed).toEqual([...read].toSorted());
});
