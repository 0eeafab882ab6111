import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { withoutHooks } from './hooks.ts';

const FILE = `/** Generated. */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  QueryKey,
  UseQueryResult
} from '@tanstack/react-query';
import { request } from '../transport.ts';

type Second = Parameters<typeof request>[1];

const withQueryKey = (query) => {
  return query;
};

export const getNoticeQueryOptions = (options?: Second): { queryKey: QueryKey } => {
const queryKey = ['notice'];

  return { queryKey };
}

export function useNotice<A>(): UseQueryResult<A>
/**
 * @summary The notice
 */

export function useNotice<A>(): UseQueryResult<A> {
  return withQueryKey(useQuery(getNoticeQueryOptions()));
}
/**
 * @summary Sign out
 */
export const useSignOut = () => {
      return useMutation({});
    }
    export const getSignInUrl = () => '/sign-in';
export const getSessionMock = () => [
  getSignInMockHandler()
]
`;

test('options and calls stay, hooks go with what only they need', () => {
  expect(withoutHooks(FILE)).toBe(`/** Generated. */
import type {
  QueryKey
} from '@tanstack/react-query';
import { request } from '../transport.ts';

type Second = Parameters<typeof request>[1];

export const getNoticeQueryOptions = (options?: Second): { queryKey: QueryKey } => {
const queryKey = ['notice'];

  return { queryKey };
}

    export const getSignInUrl = () => '/sign-in';
`);
});

test('what it has left out once stays out', () => {
  expect(withoutHooks(withoutHooks(FILE))).toBe(withoutHooks(FILE));
});

test('the generated folder has options for every operation, and no hook', () => {
  const files = globSync('generated/hooks/*/!(*.msw).ts');
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(code).not.toMatch(/\buse[A-Z]\w*(?=[<(]| =)/);
  const operations = readFileSync('generated/operations.ts', 'utf8').matchAll(/^ {2}(\w+): \{/gm);
  for (const [, id = ''] of operations) {
    const name = id.charAt(0).toUpperCase() + id.slice(1);
    expect(code).toMatch(new RegExp(`export const get${name}(?:Query|Mutation)Options =`));
  }
});

test('§7 a POST that only reads is a query with its body in the key', async () => {
  const { getGetCustomerReviewsQueryOptions } = await import('#generated/hooks/reviews/reviews.ts');
  const body = { pageNumber: 2, pageSize: 10 } as never;
  const { queryKey } = getGetCustomerReviewsQueryOptions(body);
  expect(queryKey).toEqual(['POST', '/api/Customer/GetCustomerReviews', body]);
});
