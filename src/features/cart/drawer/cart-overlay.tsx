import { useEffect, useRef } from 'react';

import { Dialog } from '#ui/overlay/dialog.tsx';

import { CartPanel } from './cart-panel.tsx';
import './cart-overlay.css';

/** The cart over the page: loaded when the shopper first shows signs of wanting it. */
export function CartOverlay({
  mode,
  onClose,
}: {
  mode: 'preview' | 'dialog';
  onClose: () => void;
}) {
  if (mode === 'preview') return <Preview onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Cart" side="end">
      <CartPanel onLeave={onClose} />
    </Dialog>
  );
}

/** Hover content: it takes no focus, the pointer may enter it, and Escape takes it away. */
function Preview({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  // Talks to the keyboard and the pointer of the whole page.
  useEffect(() => {
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') onClose();
    }
    function onPointerDown({ target }: PointerEvent) {
      if (!panel.current?.parentElement?.contains(target as Node)) onClose();
    }
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [onClose]);
  return (
    <section className="cart-preview" ref={panel} aria-label="Cart preview">
      <CartPanel onLeave={onClose} />
    </section>
  );
}
