import { useEffect, useEffectEvent, useState } from 'react';

import { saleEnd } from '#commerce/format/sale-end.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';

import { countdownParts } from './countdown.ts';
import './sale-countdown.css';

/**
 * The end of a sale: as a date for all users, and as a visual countdown. The countdown stops when
 * the shopper pauses live prices, and hides seconds under reduced motion.
 */
export function SaleCountdown({
  sale,
  onEnd,
}: {
  sale: { name: string; endsAt: string };
  /** Called once, when the sale ends while it is shown. */
  onEnd?: () => void;
}) {
  const { live } = useLiveUpdates();
  const hydrated = useHydrated();
  return (
    <p className="sale-countdown" role="timer" aria-live="off">
      <b>{sale.name}</b>{' '}
      <span>
        Ends <time dateTime={sale.endsAt}>{saleEnd(sale.endsAt)}</time>
      </span>
      <span className="sale-countdown-digits figures" aria-hidden="true">
        {/* An empty line holds the place, on the same baseline. */}
        {hydrated ? <Digits endsAt={sale.endsAt} running={live} onEnd={onEnd} /> : '\u200b'}
      </span>
    </p>
  );
}

function Digits({
  endsAt,
  running,
  onEnd,
}: {
  endsAt: string;
  running: boolean;
  onEnd: (() => void) | undefined;
}) {
  const left = useSecondsTo(endsAt, running);
  const isOver = left <= 0;
  const [wasOver] = useState(isOver);
  const ended = useEffectEvent(() => onEnd?.());
  // Notifies the parent when the sale ends: its prices end with it.
  useEffect(() => {
    if (isOver && !wasOver) ended();
  }, [isOver, wasOver]);
  if (isOver) return 'This sale has just ended';
  return countdownParts(left).map(({ value, unit }) => (
    <span key={unit} data-unit={unit}>
      <b>{String(value).padStart(2, '0')}</b> {unit}
    </span>
  ));
}

function useSecondsTo(iso: string, running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  // Synchronizes with a timer.
  useEffect(() => {
    if (!running) return undefined;
    const tick = setInterval(() => {
      if (!document.hidden) setNow(Date.now());
    }, 1000);
    return () => clearInterval(tick);
  }, [running]);
  return (Date.parse(iso) - now) / 1000;
}
