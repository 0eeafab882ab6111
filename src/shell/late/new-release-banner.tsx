import { useEffect } from 'react';

import { isRenewed } from '#lib/release.ts';
import { Button } from '#ui/button.tsx';
import { createCell, useCell } from '#ui/cell.ts';
import { announce } from '#ui/toast/announcer.tsx';

import './late-banner.css';

const SAYS = 'The store has been renewed. Load this page again to go on; your cart is safe.';

const isNew = createCell(false);

/**
 * Shown when a part of this page could not be fetched, and the server has another build by now. The
 * page is not loaded unasked: somebody may be reading or writing.
 */
export function NewReleaseBanner() {
  const shown = useCell(isNew, false);
  // Subscribes to what Vite reports.
  useEffect(() => {
    const find = () => void findRelease();
    addEventListener('vite:preloadError', find);
    return () => removeEventListener('vite:preloadError', find);
  }, []);
  if (!shown) return null;
  return (
    <section className="late-banner" aria-label="New version">
      <p>{SAYS}</p>
      <Button onClick={() => location.reload()}>Load again</Button>
    </section>
  );
}

async function findRelease(): Promise<void> {
  if (isNew.get() || !(await isRenewed())) return;
  isNew.set(true);
  announce(SAYS);
}
