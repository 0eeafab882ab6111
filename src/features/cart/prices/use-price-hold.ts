import { useEffect, useEffectEvent, useState } from 'react';

import { useSetting } from '#ui/settings.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** Milliseconds between the warning and the end of the hold. */
const WARNED_MS = 60_000;
/** §9 Without a known hold, prices refresh as often as spot prices. */
const UNHELD_MS = 45_000;
/** The factor for the time until a refresh if the shopper chose longer time limits. */
const LONG = 10;

/** `over`: the page still shows prices whose hold has ended, because of the shopper's settings. */
export type Hold = 'held' | 'ending' | 'over';

/**
 * Follows the price hold that ends at `until` (ms): announces politely one minute before the end,
 * and refreshes at the end, ten times later, or never, as the shopper's time limits say. Paused
 * live prices are not refreshed either. Another `until` needs a new component: use a key.
 */
export function usePriceHold(
  until: number | undefined,
  holdMs: number,
  refresh: () => void,
): { hold: Hold; waits: boolean } {
  const { live } = useLiveUpdates();
  const limits = useSetting('limits');
  const waits = !live || limits !== 'standard';
  const [hold, setHold] = useState<Hold>(() => holdAt(until));
  const onWarning = useEffectEvent(() => {
    setHold('ending');
    announce(waits ? WAITS : GOES_ON);
  });
  const onRefresh = useEffectEvent(refresh);

  // Starts timers for the warning, the end and the refresh.
  useEffect(() => {
    if (until === undefined) {
      const looks = live ? setInterval(() => onRefresh(), UNHELD_MS) : undefined;
      return () => clearInterval(looks);
    }
    const left = until - Date.now();
    const later = limits === 'long' ? holdMs * (LONG - 1) : 0;
    const timers = [
      left > WARNED_MS ? setTimeout(() => onWarning(), left - WARNED_MS) : undefined,
      setTimeout(() => setHold('over'), Math.max(0, left)),
      live && limits !== 'none'
        ? setTimeout(() => onRefresh(), Math.max(0, left) + later)
        : undefined,
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [until, holdMs, live, limits]);

  return { hold, waits };
}

const GOES_ON =
  'In one minute the prices of your cart follow the market again. Refresh prices holds new ones now.';
const WAITS =
  'In one minute the prices of your cart are held no longer. They stay on the page until you refresh them.';

function holdAt(until: number | undefined): Hold {
  const left = until === undefined ? Infinity : until - Date.now();
  if (left <= 0) return 'over';
  return left <= WARNED_MS ? 'ending' : 'held';
}
