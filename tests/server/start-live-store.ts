import { STILL_CLOCK } from '../../scripts/still-clock.ts';
import { standInApi } from './stand-in-api.ts';
import { startStore } from './start-store.ts';

/**
 * A store in live mode with a still clock and no kept pages, and the API host that it talks to.
 * `added` are headers of each answer of that host.
 */
export async function startLiveStore(
  env: Record<string, string> = {},
  added: Record<string, string> = {},
) {
  const api = await standInApi(added);
  const { url, stop } = await startStore({
    API_ORIGIN: api.origin,
    STILL_AT: STILL_CLOCK,
    PAGE_CACHE_MB: '0',
    ...env,
  });
  return {
    url,
    api,
    stop: () => {
      stop();
      api.close();
    },
  };
}
