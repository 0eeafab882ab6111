import type { MutationOptions } from '@tanstack/react-query';

import type { ApiFailure } from '#lib/api-error.ts';

import { queryClient } from './query-client.ts';

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
