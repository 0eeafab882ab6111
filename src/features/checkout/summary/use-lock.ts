import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { clockTime } from '#commerce/format/clock-time.ts';
import { countWords } from '#commerce/format/count.ts';
import { limited } from '#ui/settings.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** A lock on prices, with its remaining seconds at the time of the API's answer. */
export type Lock = { lockedForS: number };

/**
 * Remaining minutes, rounded up; 0 after the end. `until` replaces them while live updates are off.
 */
type Held = { minutes: number; until?: Date };

/** Milliseconds between the warning and the end. */
const WARNED_MS = 60_000;
const LOOK_MS = 1_000;

export function lockWords({ minutes, until }: Held): string {
  if (until) return `Prices are held until ${clockTime(until)}.`;
  if (minutes === 0) return 'The price lock is over. Going on brings new prices.';
  return `Prices are held for ${countWords(minutes, 'more minute')}.`;
}

/**
 * Counts a lock down by the browser's clock. One polite warning a minute before the end; then it
 * loads new prices. With longer time limits there is no warning, and the page waits ten times as
 * long, or does not refresh. While live updates are off it shows the end as a time of day.
 */
export function useLock(lock: Lock): Held {
  const { live } = useLiveUpdates();
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  const [held, setHeld] = useState<Held>({ minutes: minutesIn(lock.lockedForS * 1000) });
  // Updates the router's function, which changes with each navigation.
  useEffect(() => {
    again.current = revalidate;
  }, [revalidate]);
  // Starts a timer for each new answer of the API.
  useEffect(() => {
    const lasts = lock.lockedForS * 1000;
    const endsAt = Date.now() + lasts;
    if (!live) {
      // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows its clock
      setHeld({ minutes: minutesIn(lasts), until: new Date(endsAt) });
      return undefined;
    }
    let isWarned = lasts <= WARNED_MS;
    let isRefreshed = false;
    const look = () => {
      const left = endsAt - Date.now();
      const isHurried = limited(1) === 1;
      setHeld((now) =>
        !now.until && now.minutes === minutesIn(left) ? now : { minutes: minutesIn(left) },
      );
      if (isHurried && !isWarned && left <= WARNED_MS && left > 0) {
        isWarned = true;
        announce('Prices are held for 1 more minute. You can refresh them to hold them anew.');
      }
      if (!isRefreshed && Date.now() >= endsAt + limited(lasts) - lasts) {
        isRefreshed = true;
        void again.current();
      }
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [lock, live]);
  return held;
}

function minutesIn(ms: number): number {
  return Math.max(0, Math.ceil(ms / 60_000));
}
