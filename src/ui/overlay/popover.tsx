/**
 * Load this module when first needed: `onIntent(() => import('./popover.tsx'))`. It brings Radix.
 */
import * as Radix from '@radix-ui/react-popover';
import { useDeferredValue, type ReactElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useQuietGuards } from './quiet-guards.ts';

import './popover.css';

/** Pixels between the popover and the edges of the window; the gutter of small screens. */
const EDGE_PX = 16;

/** Radix calls every popover a dialog; the element inside has a role of its own. */
const NO_ROLE = { role: undefined };

export type PopoverProps = {
  /** The button that opened it: it stands under it, and Escape returns the focus to it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Opened by pointing, not by a press: it stays while the focus is elsewhere. */
  isPreview?: boolean;
  /** One named element, such as `section` or `nav`. */
  children: ReactElement;
};

/**
 * Content beside its button, not modal: Escape, a press outside and focus outside close it. It
 * stands in the document after its button, so Tab goes from the button into it and on to the rest
 * of the page. It does not take the focus.
 */
export function Popover({ opener, onClose, isPreview = false, children }: PopoverProps) {
  // The press that opens it is shown in its own frame.
  const isBuilt = useDeferredValue(true, false);
  useQuietGuards();
  if (!isBuilt) return null;
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={opener as RefObject<HTMLElement>} />
      <Radix.Content
        asChild
        className="popover"
        {...NO_ROLE}
        align="end"
        collisionPadding={EDGE_PX}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          // Closed before the focus returns: else Orca cuts the button's name by “collapsed”.
          event.preventDefault();
          flushSync(onClose);
          giveFocusBack(opener.current, event.target);
        }}
        onFocusOutside={(event) => isPreview && event.preventDefault()}
        // The button closes it by its own press.
        onInteractOutside={(event) => {
          if (opener.current?.contains(event.target as Node)) event.preventDefault();
        }}
        // Radix would lead Tab from the last control back to the first.
        onKeyDownCapture={(event) => {
          if (event.key === 'Tab') event.stopPropagation();
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** A field elsewhere on the page keeps the focus when Escape is pressed in it. */
function giveFocusBack(opener: HTMLElement | null, pressedIn: EventTarget | null): void {
  const isElsewhere =
    pressedIn instanceof Element && pressedIn !== document.body && !pressedIn.closest('.popover');
  if (!isElsewhere) opener?.focus();
}
