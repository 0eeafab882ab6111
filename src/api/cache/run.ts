import type { MutationOptions } from '@tanstack/react-query';

import type { ApiFailure } from '#lib/api-error.ts';

import { queryClient } from './query-client.ts';

/** Mutation options for a press that must reach the API although the shopper leaves the page. */
export const OUTLIVES_PAGE = { request: { keepalive: true } };

/**
 * Runs a generated mutation outside of components: a press outlives the component it was made in.
 * Resolves to the answer; throws {@link ApiFailure}.
 */
export function run<Answer, Variables, Context>(
  options: MutationOptions<Answer, ApiFailure, Variables, Context>,
  variables: Variables,
): Promise<Answer> {
  return queryClient().getMutationCache().build(queryClient(), options).execute(variables);
}
