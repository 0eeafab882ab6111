import { useEffect, useState } from 'react';

import { readServerTime } from '#lib/server-clock.ts';

const TICK_MS = 1_000;
/** Until the server's time is known. */
const FIRST_TICK_MS = 100;

/**
 * The server's time in milliseconds, each second while it `runs`, otherwise when it is first known.
 * `undefined` in the server's HTML and until then.
 */
export function useServerTime(runs: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  const isKnown = now !== undefined;
  // Synchronizes with a timer.
  useEffect(() => {
    if (isKnown && !runs) return undefined;
    const look = () => {
      if (!document.hidden) setNow(readServerTime());
    };
    look();
    const tick = setInterval(look, isKnown ? TICK_MS : FIRST_TICK_MS);
    return () => clearInterval(tick);
  }, [runs, isKnown]);
  return now;
}
