import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { clockTime } from '#commerce/format/clock-time.ts';
import { countWords } from '#commerce/format/count.ts';
import { limited } from '#ui/settings.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { announce } from '#ui/toast/announcer.tsx';

/** A lock on prices, with the seconds that were left of it when the store answered. */
export type Lock = { lockedForS: number };

/** Minutes that are left, rounded up; 0 when it is over. `until` stands in where nothing may change. */
type Held = { minutes: number; until?: Date };

/** Milliseconds before the end at which somebody is warned. */
const WARNED_MS = 60_000;
const LOOK_MS = 1_000;

export function lockWords({ minutes, until }: Held): string {
  if (until) return `Prices are held until ${clockTime(until)}.`;
  if (minutes === 0) return 'The price lock is over. Going on brings new prices.';
  return `Prices are held for ${countWords(minutes, 'more minute')}.`;
}

/**
 * Counts a lock down by the browser's clock, from what was left of it. One polite warning a
 * minute before the end; after it, new prices. Who has longer limits is not hurried: the page waits
 * ten times as long, or for ever. While live updates are switched off it says a time of the day.
 */
export function useLock(lock: Lock): Held {
  const { live } = useLiveUpdates();
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  const [held, setHeld] = useState<Held>({ minutes: minutesIn(lock.lockedForS * 1000) });
  // Talks to the router, whose function is another after each navigation.
  useEffect(() => {
    again.current = revalidate;
  }, [revalidate]);
  // Talks to the clock, anew for each answer of the store.
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
