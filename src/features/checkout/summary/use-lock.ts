import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { holdWords, minutesIn } from '#commerce/format/market-time.ts';
import { readTimeLeft } from '#lib/server-clock.ts';
import { limited } from '#ui/settings.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { announce } from '#ui/toast/announcer.tsx';

/**
 * A lock on prices: its end, and its remaining seconds at the time of the API's answer. It is the
 * cart's hold while that runs.
 */
export type Lock = { lockedUntil: string; lockedForS: number };

/** Milliseconds between the warning and the end. */
const WARNED_MS = 60_000;
const LOOK_MS = 1_000;

/** The remaining minutes are left out while live updates are off. */
export function lockWords({ lockedUntil }: Lock, minutes: number | undefined): string {
  if (minutes === 0) return 'The price lock is over. Going on brings new prices.';
  return `${holdWords(lockedUntil, minutes)}.`;
}

/**
 * Counts a lock down. One polite warning a minute before the end; then it
 * loads new prices. With longer time limits there is no warning, and the page waits ten times as
 * long, or does not refresh. Returns the remaining minutes, 0 after the end; none while live updates
 * are off, or while they are unknown.
 */
export function useLock(lock: Lock): number | undefined {
  const { live } = useLiveUpdates();
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  const [minutes, setMinutes] = useState<number | undefined>(minutesIn(lock.lockedForS * 1000));
  // Updates the router's function, which changes with each navigation.
  useEffect(() => {
    again.current = revalidate;
  }, [revalidate]);
  const ends = useRef(0);
  // Reads the clock at each new answer of the API: a pause of live prices does not stop the lock.
  useEffect(() => {
    ends.current = performance.now() + lock.lockedForS * 1000;
  }, [lock]);
  // Starts a timer for each new answer of the API.
  useEffect(() => {
    if (!live) return undefined;
    const lasts = lock.lockedForS * 1000;
    let isLong = false;
    let isRefreshed = false;
    const look = () => {
      const left = readTimeLeft(ends.current, lock.lockedUntil);
      const isHurried = limited(1) === 1;
      setMinutes(left && minutesIn(left));
      if (left === undefined) return;
      if (isHurried && isLong && left <= WARNED_MS && left > 0) {
        announce('Prices are held for 1 more minute. You can refresh them to hold them anew.');
      }
      isLong = left > WARNED_MS;
      if (!isRefreshed && left + limited(lasts) - lasts <= 0) {
        isRefreshed = true;
        void again.current();
      }
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [lock, live]);
  return live ? minutes : undefined;
}
