import { useEffect, useEffectEvent, useState } from 'react';

import { minutesIn } from '#commerce/format/market-time.ts';
import { useSetting } from '#ui/settings.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** Milliseconds between the warning and the end of the hold. */
const WARNED_MS = 60_000;
/** §9 Without a known hold, prices refresh as often as spot prices. */
const UNHELD_MS = 45_000;
/** The factor for the time until a refresh if the shopper chose longer time limits. */
const LONG = 10;

const LOOK_MS = 1_000;

/**
 * Follows the price hold that ends at `until` (ms): announces politely one minute before the end,
 * and refreshes at the end, ten times later, or never, as the shopper's time limits say. Paused
 * live prices are not refreshed either. Another `until` needs a new component: use a key. `minutes`
 * are those left; with 0 the page still shows prices whose hold has ended, as the settings say.
 */
export function usePriceHold(
  until: number | undefined,
  holdMs: number,
  refresh: () => void,
): { minutes: number; live: boolean; waits: boolean } {
  const { live } = useLiveUpdates();
  const limits = useSetting('limits');
  const waits = !live || limits !== 'standard';
  const [minutes, setMinutes] = useState(() => minutesLeft(until));
  const onWarning = useEffectEvent(() => announce(waits ? WAITS : GOES_ON));
  const onRefresh = useEffectEvent(refresh);

  // Starts timers for the minutes, the warning and the refresh.
  useEffect(() => {
    if (until === undefined) {
      const looks = live ? setInterval(() => onRefresh(), UNHELD_MS) : undefined;
      return () => clearInterval(looks);
    }
    const left = until - Date.now();
    const later = limits === 'long' ? holdMs * (LONG - 1) : 0;
    const timers = [
      left > WARNED_MS ? setTimeout(() => onWarning(), left - WARNED_MS) : undefined,
      setInterval(() => setMinutes(minutesLeft(until)), LOOK_MS),
      live && limits !== 'none'
        ? setTimeout(() => onRefresh(), Math.max(0, left) + later)
        : undefined,
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [until, holdMs, live, limits]);

  return { minutes, live, waits };
}

const GOES_ON =
  'In one minute the prices of your cart follow the market again. Refresh prices holds new ones now.';
const WAITS =
  'In one minute the prices of your cart are held no longer. They stay on the page until you refresh them.';

function minutesLeft(until = Infinity): number {
  return minutesIn(until - Date.now());
}
