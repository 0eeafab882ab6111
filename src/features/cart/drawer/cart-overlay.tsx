import type { RefObject } from 'react';

import { Dialog } from '#ui/overlay/dialog.tsx';
import { Popover } from '#ui/overlay/popover.tsx';

import { CartPanel } from './cart-panel.tsx';
import './cart-overlay.css';

/**
 * The cart over the page: loads with the first intent. A press opens it as a dialog, hovering over
 * the button as a preview.
 */
export function CartOverlay({
  mode,
  opener,
  onClose,
}: {
  mode: 'preview' | 'dialog';
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  if (mode === 'dialog') {
    return (
      <Dialog open onClose={onClose} title="Cart" side="end">
        <CartPanel />
      </Dialog>
    );
  }
  return (
    <Popover opener={opener} onClose={onClose} isPreview>
      <section className="cart-preview" aria-label="Cart preview">
        <CartPanel />
      </section>
    </Popover>
  );
}
