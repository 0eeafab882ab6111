import { useEffect, useEffectEvent, useState } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { minutesIn } from '#commerce/format/market-time.ts';
import { readTimeLeft } from '#lib/server-clock.ts';
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
 * Follows a price hold: announces politely one minute before the end,
 * and refreshes at the end, ten times later, or never, as the shopper's time limits say. Paused
 * live prices are not refreshed either. Another end needs a new component: use a key. `minutes`
 * are those left, if known; with 0 the page still shows prices whose hold has ended, as the settings say.
 */
export function usePriceHold(
  hold: CartLine['hold'],
  holdMs: number,
  refresh: () => void,
): { minutes: number | undefined; live: boolean; waits: boolean } {
  const { ends, until } = hold ?? {};
  const { live } = useLiveUpdates();
  const limits = useSetting('limits');
  const waits = !live || limits !== 'standard';
  const [minutes, setMinutes] = useState(() => {
    const left = readTimeLeft(ends ?? Infinity, until);
    return left && minutesIn(left);
  });
  const onWarning = useEffectEvent(() => announce(waits ? WAITS : GOES_ON));
  const onRefresh = useEffectEvent(refresh);

  // Starts a timer for the minutes, the warning and the refresh.
  useEffect(() => {
    if (ends === undefined) {
      const looks = live ? setInterval(() => onRefresh(), UNHELD_MS) : undefined;
      return () => clearInterval(looks);
    }
    const later = limits === 'long' ? holdMs * (LONG - 1) : 0;
    let isLong = false;
    let isDue = live && limits !== 'none';
    const look = () => {
      const left = readTimeLeft(ends, until);
      setMinutes(left && minutesIn(left));
      if (left === undefined) return;
      if (isLong && left <= WARNED_MS && left > 0) onWarning();
      isLong = left > WARNED_MS;
      if (!isDue || left + later > 0) return;
      isDue = false;
      onRefresh();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [ends, until, holdMs, live, limits]);

  return { minutes, live, waits };
}

const GOES_ON =
  'In one minute the prices of your cart follow the market again. Refresh prices holds new ones now.';
const WAITS =
  'In one minute the prices of your cart are held no longer. They stay on the page until you refresh them.';
