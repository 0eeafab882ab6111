import { expect, test } from 'vitest';

import type { CartLine } from '#api/cart/cart-model.ts';

import { inParts } from './in-parts.ts';

function linesOf(...ids: number[]): CartLine[] {
  return ids.map((productId) => ({ productId, salesEventId: 0, source: 'instock' }) as CartLine);
}

function idsOf(parts: readonly CartLine[][]): number[][] {
  return parts.map((part) => part.map(({ productId }) => productId));
}

const FIFTY = Array.from({ length: 50 }, (_, index) => index + 1);

test('fifty lines are three parts, in their order', () => {
  const parts = idsOf(inParts(linesOf(...FIFTY), new Map()));
  expect(parts.map(({ length }) => length)).toEqual([20, 20, 10]);
  expect(parts.flat()).toEqual(FIFTY);
});

test('a removed line does not move others to another part', () => {
  const known = new Map<string, number>();
  inParts(linesOf(...FIFTY), known);
  const parts = idsOf(inParts(linesOf(...FIFTY.filter((id) => id !== 3)), known));
  expect(parts.map(({ length }) => length)).toEqual([19, 20, 10]);
  expect(parts[1]?.[0]).toBe(21);
});

test('a restored or new line joins the last part', () => {
  const known = new Map<string, number>();
  inParts(linesOf(...FIFTY), known);
  const order = [...FIFTY.filter((id) => id !== 3), 3, 99];
  const parts = idsOf(inParts(linesOf(...order), known));
  expect(parts.flat()).toEqual(order);
  expect(parts.at(-1)).toEqual([...FIFTY.slice(40), 3, 99]);
});

test('an empty part keeps the rest in order', () => {
  const known = new Map<string, number>();
  inParts(linesOf(...FIFTY), known);
  expect(idsOf(inParts(linesOf(...FIFTY.slice(20)), known)).flat()).toEqual(FIFTY.slice(20));
});
