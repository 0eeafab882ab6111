import { ApiFailure } from './api-error.ts';

/**
 * Returns a function that fetches a module of calls when a call is made. Throws ApiFailure `offline`
 * where the module cannot be fetched, as the call itself would.
 */
export function lazyCalls<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch(() => {
      throw new ApiFailure({ kind: 'offline' });
    });
}
