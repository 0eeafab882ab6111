import { useEffect, useState } from 'react';

import { send } from '#lib/transport.ts';
import { Button } from '#ui/button.tsx';
import { createCell, useCell } from '#ui/cell.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import './late-banner.css';

const SAYS = 'You are offline. Prices may be old, and your cart is safe.';
const BACK = 'You are online again.';
const STILL = 'Still no connection.';

const isOffline = createCell(false);

/** Shown while the connection is lost; a retry calls the store itself. */
export function OfflineBanner() {
  const shown = useCell(isOffline, false);
  // Subscribes to the browser's connection events.
  useEffect(() => {
    if (!navigator.onLine) lose();
    addEventListener('offline', lose);
    addEventListener('online', regain);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', regain);
    };
  }, []);
  return shown ? <Banner /> : null;
}

function Banner() {
  const [isTrying, setIsTrying] = useState(false);
  async function tryAgain() {
    setIsTrying(true);
    const isBack = await answers();
    setIsTrying(false);
    if (isBack) regain();
    else announce(STILL);
  }
  return (
    <section className="late-banner" aria-label="Connection">
      <p>{SAYS}</p>
      <Button pending={isTrying} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </section>
  );
}

function lose(): void {
  if (isOffline.get()) return;
  isOffline.set(true);
  // In a low window the banner is at the end of the page.
  if (matchMedia('(height < 32rem)').matches) toast(SAYS, { tone: 'warning' });
  else announce(SAYS);
}

/** Keeps the focus when the focused button disappears. */
function regain(): void {
  if (!isOffline.get()) return;
  const hadFocus = document.activeElement?.closest('.late-banner');
  isOffline.set(false);
  announce(BACK);
  if (hadFocus) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Any answer means online; the browser's own flag is not reliable. */
function answers(): Promise<boolean> {
  return send(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
