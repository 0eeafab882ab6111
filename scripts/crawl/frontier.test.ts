import { expect, test } from 'vitest';

import { frontier } from './frontier.ts';

function drained(waiting: ReturnType<typeof frontier>): string[] {
  const found: string[] = [];
  for (let one = waiting.next(); one; one = waiting.next()) found.push(one.address);
  return found;
}

test('kinds take turns, and each address comes once', () => {
  const waiting = frontier((pathname) => pathname.split('/')[1] ?? '');
  ['/product/1', '/product/2', '/product/3', '/blogs/a', '/product/1'].forEach(waiting.add);
  expect(drained(waiting)).toEqual(['/product/1', '/blogs/a', '/product/2', '/product/3']);
  waiting.add('/news/a');
  waiting.add('/blogs/a');
  expect(drained(waiting)).toEqual(['/news/a']);
});

test('of addresses that differ only by values forty are followed, of each set of names', () => {
  const waiting = frontier(() => 'list');
  for (let value = 0; value < 60; value += 1) {
    waiting.add(`/silver?metal=${value}`);
    waiting.add(`/gold?page=${value}&metal=${value}`);
    waiting.add(`/gold?metal=${value}&page=x${value}`);
    waiting.add(`/silver/${value}`);
    waiting.add(`/silver?page=${value}`);
  }
  const found = drained(waiting);
  const withQuery = found.filter((address) => address.includes('?'));
  expect(withQuery.filter((address) => address.startsWith('/gold?'))).toHaveLength(40);
  expect(withQuery.filter((address) => address.startsWith('/silver?metal'))).toHaveLength(40);
  // The pages of a list are all followed.
  expect(withQuery.filter((address) => address.startsWith('/silver?page'))).toHaveLength(60);
  expect(found).toHaveLength(200);
});
