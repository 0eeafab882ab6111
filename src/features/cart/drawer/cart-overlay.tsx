import type { RefObject } from 'react';

import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { Catch } from '#ui/frame/boundary.tsx';
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
  const panel = (
    <Catch instead={<FailedCart />}>
      <CartPanel />
    </Catch>
  );
  if (mode === 'dialog') {
    return (
      <Dialog open onClose={onClose} title="Cart" side="end">
        {panel}
      </Dialog>
    );
  }
  return (
    <Popover opener={opener} onClose={onClose} isPreview>
      <section className="cart-preview" aria-label="Cart preview">
        {panel}
      </section>
    </Popover>
  );
}

function FailedCart() {
  return (
    <div className="row">
      <p>Your cart could not be shown here.</p>
      <a href={CART_PATH}>Open the cart page</a>
    </div>
  );
}
