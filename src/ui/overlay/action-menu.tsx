/** Load this module when first needed, as `more-button.tsx` does. It brings Radix. */
import * as Radix from '@radix-ui/react-dropdown-menu';
import { useDeferredValue, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useQuietGuards } from './quiet-guards.ts';

import './action-menu.css';

/** Pixels between the menu and the edges of the window; the gutter of small screens. */
const EDGE_PX = 16;

/** One action of a menu. Navigation is not an action: it stays a link on the page. */
export type Action = { label: string; act: () => void };

/** What Radix would say of its own trigger; the button has said it already. */
const ONLY_A_PLACE = {
  id: undefined,
  type: undefined,
  'aria-haspopup': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
} as const;

/**
 * A menu of actions under its button. The focus begins at the first item and returns to the button,
 * unless an action moves it. Arrows, Home, End and letters move it; Escape and Tab leave.
 */
export function ActionMenu({
  label,
  actions,
  opener,
  onClose,
}: {
  label: string;
  actions: readonly Action[];
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  // The press that opens it is shown in its own frame.
  const isBuilt = useDeferredValue(true, false);
  const isEntered = useRef(false);
  useQuietGuards();
  /** First closed, so that the button is heard once, with its new state, and nothing before it. */
  function goBack() {
    flushSync(onClose);
    opener.current?.focus();
  }
  if (!isBuilt) return null;
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      {/* Radix places the menu by its trigger, which opens on pressing down (WCAG 2.5.2). The
          button is another element, and this one only lies over it. */}
      <Radix.Trigger asChild {...ONLY_A_PLACE}>
        <span className="action-menu-place" aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Content
        className="action-menu"
        aria-label={label}
        aria-labelledby={undefined}
        align="end"
        collisionPadding={EDGE_PX}
        loop
        // Radix goes on to an item only after a key that it has seen, and it may come later.
        onFocus={({ target, currentTarget }) => {
          if (isEntered.current || target !== currentTarget) return;
          isEntered.current = true;
          currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body) opener.current?.focus();
        }}
        onInteractOutside={(event) => {
          if (opener.current?.contains(event.target as Node)) event.preventDefault();
        }}
        // Radix would keep Tab inside.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Tab') return;
          event.stopPropagation();
          goBack();
        }}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          goBack();
        }}
      >
        <Items actions={actions} />
      </Radix.Content>
    </Radix.Root>
  );
}

function Items({ actions }: { actions: readonly Action[] }) {
  return actions.map(({ label, act }) => (
    <Radix.Item key={label} className="action-menu-item" onSelect={act}>
      {label}
    </Radix.Item>
  ));
}
