import { useEffect, useEffectEvent, useRef } from 'react';

import { saleEnd } from '#commerce/format/sale-end.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';
import { useServerTime } from '#ui/timing/server-time.ts';

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
  const now = useServerTime(live);
  const left = now && (Date.parse(sale.endsAt) - now) / 1000;
  const hasEnded = left !== undefined && left <= 0;
  const wasRunning = useRef(false);
  const ended = useEffectEvent(() => onEnd?.());
  // Notifies the parent when the sale ends: its prices end with it.
  useEffect(() => {
    if (left === undefined) return;
    if (left <= 0 && wasRunning.current) ended();
    wasRunning.current = left > 0;
  }, [left]);
  return (
    <p className="sale-countdown" role="timer" aria-live="off">
      <b>{sale.name}</b>{' '}
      <span>
        Ends <time dateTime={sale.endsAt}>{saleEnd(sale.endsAt)}</time>
      </span>
      <span className="sale-countdown-digits figures" aria-hidden={!hasEnded}>
        {/* An empty line holds the place, on the same baseline. */}
        {left === undefined ? '\u200b' : drawDigits(left)}
      </span>
    </p>
  );
}

function drawDigits(left: number) {
  if (left <= 0) return 'This sale has just ended';
  return countdownParts(left).map(({ value, unit }) => (
    <span key={unit} data-unit={unit.charAt(0)}>
      <b>{String(value).padStart(2, '0')}</b> {unit}
    </span>
  ));
}
