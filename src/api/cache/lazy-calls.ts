import { ApiFailure } from '#lib/api-error.ts';

/**
 * A module of calls that is fetched when a call is made. One that cannot be had is a connection
 * that is down, as it would be for the call itself.
 */
export function lazyCalls<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch(() => {
      throw new ApiFailure({ kind: 'offline' });
    });
}
