import type { KeyboardEvent } from 'react';

import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';
import { onIntent } from '#ui/timing/on-intent.ts';

import type { Action } from './action-menu.tsx';
import { useOpener } from './use-opener.ts';

import './more-button.css';

const menu = onIntent(() => import('./action-menu.tsx'));

/**
 * Opens the menu of a row's secondary actions. Without JavaScript it is
 * hidden, so the same actions must be reachable as forms or on the page that the row leads to.
 */
export function MoreButton({
  id,
  of,
  actions,
  pending = false,
}: {
  id?: string;
  /** The row, as in "More for order BPM-101502". */
  of: string;
  actions: readonly Action[];
  pending?: boolean;
}) {
  const { button, opener, opened, close } = useOpener(menu);

  function pressByArrow(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown' || pending) return;
    event.preventDefault();
    if (!opened) button.onClick(event);
  }

  return (
    <div className="more">
      <Button
        {...button}
        id={id}
        tone="quiet"
        aria-haspopup="menu"
        pending={pending}
        onKeyDown={pressByArrow}
      >
        More
        <VisuallyHidden> for {of}</VisuallyHidden>
        <Icon name="chevron-down" />
      </Button>
      {opened ? (
        <opened.ActionMenu
          label={`More for ${of}`}
          actions={actions}
          opener={opener}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
