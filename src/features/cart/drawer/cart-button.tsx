import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { onIntent } from '#ui/timing/on-intent.ts';

import { CartCount } from './cart-count.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useHover } from './use-hover.ts';

const overlay = onIntent(() => import('./cart-overlay.tsx'));

/**
 * §2, §4 The link to the cart with its number of items. Hovering opens a preview that takes no
 * focus; a press opens the same content as a dialog. Without JavaScript it is a plain link.
 */
export function CartButton() {
  const count = useCartCount();
  const [open, setOpen] = useState<'preview' | 'dialog'>();
  const [Overlay, setOverlay] = useState<(typeof import('./cart-overlay.tsx'))['CartOverlay']>();
  const corner = useRef<HTMLDivElement>(null);
  const hover = useHover(
    () => void overlay.get().then((loaded) => show('preview', loaded), ignore),
    () => setOpen((now) => (now === 'preview' ? undefined : now)),
  );

  function show(mode: 'preview' | 'dialog', { CartOverlay }: typeof import('./cart-overlay.tsx')) {
    setOverlay(() => CartOverlay);
    // A preview that loads after the press must not replace the dialog.
    setOpen((now) => (now === 'dialog' ? now : mode));
  }

  function press(event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) {
    event.preventDefault();
    hover.forget();
    const link = event.currentTarget;
    // Some browsers do not focus a clicked link, but the dialog restores the focus to it.
    link.focus();
    void overlay.press(link.href).then((loaded) => loaded && show('dialog', loaded));
  }

  const close = () => setOpen(undefined);
  return (
    <>
      <div ref={corner} {...hover.listeners}>
        <CartCount
          count={count}
          expanded={open !== undefined}
          onPress={press}
          hints={overlay.hints}
        />
        {Overlay && open === 'preview' ? (
          <Overlay mode="preview" opener={corner} onClose={close} />
        ) : null}
      </div>
      {/* Outside the hover area: the pointer in the dialog must not count as hovering over the
          button. */}
      {Overlay && open === 'dialog' ? (
        <Overlay mode="dialog" opener={corner} onClose={close} />
      ) : null}
    </>
  );
}

/** A preview that cannot be fetched needs no message: a press still opens the cart. */
function ignore(): void {}
