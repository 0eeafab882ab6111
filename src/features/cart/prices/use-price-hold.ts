import { useEffect, useEffectEvent, useState } from 'react';

import { useSetting } from '#ui/settings.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** Milliseconds before the end at which a shopper is told. */
const WARNED_MS = 60_000;
/** §9 Where nobody says how long prices hold, they are looked at as often as spot. */
const UNHELD_MS = 45_000;
/** How many times as long the page leaves prices alone for whoever has asked for more time. */
const LONG = 10;

/** `over`: the page still shows prices that are held no longer, because it was asked to wait. */
export type Hold = 'held' | 'ending' | 'over';

/**
 * Watches over the prices that are held until `until` (ms): warns once, politely, a minute before
 * they end, and has them refreshed at the end, ten times as late, or never, as the shopper's time
 * limits say. Whoever has paused live prices is not given new ones either. Another `until` needs
 * another component: draw it with a key.
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

  // Talks to the clock.
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
