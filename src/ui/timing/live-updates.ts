import { createCell, useCell } from '#ui/cell.ts';

const KEPT_AS = 'live-updates';

const paused = createCell(false);
let restored = false;

/**
 * Whether the page may change by itself: prices, countdowns. One switch for all of it, kept on this
 * device; on the server and until hydration it is on.
 */
export function useLiveUpdates(): { live: boolean; setLive: (live: boolean) => void } {
  restore();
  return { live: !useCell(paused, false), setLive };
}

function setLive(live: boolean): void {
  paused.set(!live);
  try {
    localStorage.setItem(KEPT_AS, live ? 'on' : 'off');
  } catch {
    // Storage may be forbidden; then the switch is valid for this page only.
  }
}

function restore(): void {
  if (restored || typeof document === 'undefined') return;
  restored = true;
  try {
    if (localStorage.getItem(KEPT_AS) === 'off') paused.set(true);
  } catch {
    // As above.
  }
}
