/**
 * Load this module when first needed: `onIntent(() => import('./popover.tsx'))`. It brings Radix.
 */
import * as Radix from '@radix-ui/react-popover';
import { useDeferredValue, useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useLinksWithin } from './links-within.ts';
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
 * Content beside its button, not modal: Escape, a press outside, focus outside and another page close
 * it. It stands in the document after its button, so Tab goes from the button into it and on to the
 * rest of the page. It does not take the focus.
 */
export function Popover({ opener, onClose, isPreview = false, children }: PopoverProps) {
  // The press that opens it is shown in its own frame.
  const isBuilt = useDeferredValue(true, false);
  const box = useRef<HTMLDivElement>(null);
  useQuietGuards();
  useLinksWithin(box, { leave: onClose, stay: () => closeFrom(box.current) });
  useClosedFirst(isPreview ? undefined : opener, box);
  /** Closed before the focus returns: else Orca cuts the button's name by “collapsed”. */
  function closeFrom(place: EventTarget | null) {
    flushSync(onClose);
    giveFocusBack(opener.current, place);
  }
  if (!isBuilt) return null;
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={opener as RefObject<HTMLElement>} />
      <Radix.Content
        ref={box}
        asChild
        className="popover"
        {...NO_ROLE}
        align="end"
        collisionPadding={EDGE_PX}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          closeFrom(event.target);
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

/** Without this, Orca says “collapsed” after the name of the control to which the focus has gone. */
function useClosedFirst(
  opener: PopoverProps['opener'] | undefined,
  box: RefObject<HTMLElement | null>,
): void {
  // Subscribes to the focus of the button, which stands outside. React and Radix follow later.
  useEffect(() => {
    const button = opener?.current;
    if (!button) return undefined;
    const say = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !box.current?.contains(relatedTarget)) {
        button.ariaExpanded = 'false';
      }
    };
    button.addEventListener('focusout', say);
    return () => button.removeEventListener('focusout', say);
  }, [opener, box]);
}
