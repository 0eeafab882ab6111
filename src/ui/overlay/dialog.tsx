/**
 * Load this module when first needed: `onIntent(() => import('./dialog.tsx'))`. It brings Radix.
 */
import * as Radix from '@radix-ui/react-dialog';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';

import { Icon } from '#ui/icon.tsx';
import { afterPaint } from '#ui/timing/after-paint.ts';
import { putToastsBehind } from '#ui/toast/toast-behind.ts';
import { onBack } from './on-back.ts';
import { useKeptFocus } from './keep-focus.ts';
import { useLinksWithin } from './links-within.ts';
import { useQuietGuards } from './quiet-guards.ts';

import './dialog.css';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** `start` and `end` make it a drawer at that edge; without, it is in the middle. */
  side?: 'start' | 'end';
  /** For a form of several columns. */
  wide?: boolean;
  /** The element that receives the focus at first; by default the title. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** The element that receives the focus at the end; by default the one that had it before. */
  returnTo?: Element | null;
};

/**
 * A modal dialog or drawer: the page behind is inert, the focus stays inside and returns to the
 * control that opened it. Escape, a press outside, Back and a navigation close it.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, side, wide, firstFocus, returnTo } = props;
  // The press that opens it is shown in its own frame; rendering a dialog takes longer than one.
  const isBuilt = useDeferredValue(open, false);
  const isShown = open && isBuilt;
  const opener = useOpenerOf(open);
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  // Subscribes to the browser's Back.
  useEffect(() => (open ? onBack(() => close()) : undefined), [open]);
  if (!isShown) return null;
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Portal container={document.getElementById('overlays')}>
        {/* Radix hears presses outside only a while after the dialog is visible. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same */}
        <div className="dialog-shade" aria-hidden="true" onClick={onClose} />
        <Radix.Content
          ref={box}
          className="dialog"
          aria-modal="true"
          data-side={side}
          data-wide={wide}
          aria-labelledby="dialog-title"
          aria-describedby={undefined}
          onFocusOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            const first = firstFocus?.current ?? document.getElementById('dialog-title');
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          // Radix returns the focus only to its own trigger; this dialog has none.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement !== document.body) return;
            focus(returnTo ?? opener.current);
          }}
        >
          <PageBehind box={box} onClose={onClose} />
          <div className="dialog-head">
            <Radix.Title id="dialog-title" tabIndex={-1}>
              {title}
            </Radix.Title>
            <Radix.Close className="dialog-close" aria-label="Close">
              <Icon name="close" />
            </Radix.Close>
          </div>
          {/* Browsers make an area that scrolls a stop for Tab, without a name. */}
          <div className="dialog-body" tabIndex={-1}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Remembers the control that opened the dialog. */
function useOpenerOf(open: boolean) {
  const opener = useRef<Element>(null);
  // Reads the focus before the page becomes inert and loses it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return opener;
}

/**
 * Milliseconds from the focus to an inert page. A screen reader that loses its old position before it
 * has read the new one says nothing of the dialog (Orca with Firefox, 12 of 15 openings).
 */
const READER_MS = 2_000;

/**
 * Stops the scrolling of the page behind and makes it inert. Radix would do so with styles that every
 * element inherits, three times before the dialog is visible; here it happens once, after that. Until
 * the page is inert, the shade takes the pointer, and `useKeptFocus` and `aria-modal` keep the keys
 * and the reader in the dialog. The clean-up runs before the focus returns, or goes to the heading of
 * the next page.
 */
function PageBehind({ box, onClose }: { box: RefObject<HTMLElement | null>; onClose: () => void }) {
  const isLeft = useLinksWithin(box, { leave: onClose, stay: onClose });
  useQuietGuards();
  useKeptFocus(box, isLeft);
  useLayoutEffect(() => {
    if (isLeft) return undefined;
    // React listens to all clicks on this element: without the role Firefox shows it as one that can
    // be pressed, and Orca calls each heading of a dialog clickable.
    document.getElementById('overlays')?.setAttribute('role', 'none');
    const page = document.getElementById('page');
    const root = document.documentElement;
    const bringBack = putToastsBehind();
    let timer: ReturnType<typeof setTimeout>;
    const stop = afterPaint(() => {
      timer = setTimeout(() => page?.toggleAttribute('inert', true), READER_MS);
      // The scroll bar disappears, and nothing may move into its place.
      root.style.paddingInlineEnd = `${innerWidth - root.clientWidth}px`;
      root.dataset['behind'] = '';
    });
    return () => {
      stop();
      clearTimeout(timer);
      page?.toggleAttribute('inert', false);
      root.style.paddingInlineEnd = '';
      delete root.dataset['behind'];
      bringBack();
    };
  }, [isLeft]);
  return null;
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}
