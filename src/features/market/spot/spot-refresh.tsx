import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { FOLLOWS_SPOT, spotQuery } from '#api/spot/spot.ts';
import { Icon } from '#ui/icon.tsx';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';

/** §4, §9 Milliseconds between two refreshes. */
const REFRESH_MS = 45_000;

/** Refreshes the prices of the whole page, and lets the shopper pause them. */
export function SpotRefresh() {
  const client = useQueryClient();
  const { live, setLive } = useLiveUpdates();
  // Starts a timer. Pages from a cache, back in view or resumed refresh at once.
  useEffect(() => {
    if (!live) return undefined;
    const known = client.getQueryState(spotQuery().queryKey)?.dataUpdatedAt ?? 0;
    // The server's clock may be ahead.
    let looked = Math.min(known, Date.now());
    let pageTime = performance.now();
    // Not while parts of the page are being hydrated: with newer prices than their HTML has, React
    // would report an error and draw them anew.
    let isIdle = !('requestIdleCallback' in globalThis);
    if (!isIdle) requestIdleCallback(() => (isIdle = true));
    const tick = setInterval(() => {
      // The device's clock may be set back, and the page's may stop while the device sleeps.
      const passedMs = Math.max(Date.now() - looked, performance.now() - pageTime);
      if (!isIdle || document.hidden || passedMs < REFRESH_MS) return;
      looked = Date.now();
      pageTime = performance.now();
      void refresh(client);
    }, 1000);
    return () => clearInterval(tick);
  }, [client, live]);
  return (
    <button
      type="button"
      className="spot-rail-pause"
      data-paused={live ? undefined : ''}
      title={`${live ? 'Pause' : 'Resume'} live prices`}
      onClick={() => setLive(!live)}
    >
      <Icon name={live ? 'pause' : 'play'} />
    </button>
  );
}

/** Refreshes the metals first, then every price on the screen, so that they match. */
async function refresh(client: QueryClient): Promise<void> {
  await client.refetchQueries({ queryKey: spotQuery().queryKey });
  await client.refetchQueries({
    type: 'active',
    predicate: ({ meta }) => meta === FOLLOWS_SPOT.meta,
  });
}
