import type { OperationId } from '#generated/operations.ts';
import { expect, test } from 'vitest';

import { calls, type CallKind } from './calls.ts';
import { inSrc } from './sources.ts';

const ids = Object.keys(calls) as OperationId[];
const calledBy = (kind: CallKind) => ids.filter((id) => calls[id].has(kind));

/**
 * Operations called with their generated fetch function; each caller has the reason, with a figure.
 */
const FETCHERS: readonly OperationId[] = [
  'applyCoupon',
  'getProductDetail',
  'getProductFromShoppingCart',
  'getProducts',
  'getProductsByIds',
  'getUpdateShoppingCart',
];

/** Operations that no screen calls yet, by their future screen. */
const NOT_YET: Readonly<Record<string, readonly OperationId[]>> = {};

test('the browser calls through the generated query and mutation options', () => {
  expect(calledBy('options').length).toBeGreaterThanOrEqual(40);
  expect(calledBy('fetcher').toSorted()).toEqual(FETCHERS);
  // Only XMLHttpRequest can report upload progress.
  expect(calledBy('url')).toEqual(['uploadFile']);
});

test('server code calls through openapi-fetch', () => {
  expect(calledBy('server').length).toBeGreaterThanOrEqual(20);
  const others = inSrc.filter(
    ({ path, imports }) =>
      /\.server\.tsx?$/.test(path) && imports.some((what) => what.startsWith('#generated/hooks/')),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('every operation has a caller, or a screen that will call it', () => {
  const without = ids.filter((id) => calls[id].size === 0);
  expect(without.toSorted()).toEqual(Object.values(NOT_YET).flat().toSorted());
  expect(without.length).toBeLessThanOrEqual(18);
});
