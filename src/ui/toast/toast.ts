import { createCell } from '#ui/cell.ts';

import { announce } from './announcer.tsx';

export type Toast = {
  id: number;
  text: string;
  tone: 'plain' | 'warning' | 'error';
  /** An action, as a link or a press: "Sign in now", "Put it back". */
  action?: { label: string; href: string } | { label: string; press: () => void };
  /** What its action changes, to find the message again. */
  about?: string;
  /** The text of the close button, where closing is a decision: "Stay on this page". */
  closeLabel?: string;
};

type Extras = Partial<Pick<Toast, 'tone' | 'action' | 'closeLabel'>> & {
  /** What is announced, where a screen reader needs more words than the screen. */
  heard?: string;
};

/** The messages on the screen, oldest first. */
export const toasts = createCell<readonly Toast[]>([]);

/** The last hundred messages since the page was loaded, for the log. */
export const said = createCell<readonly (Toast & { at: Date })[]>([]);

let lastId = 0;

/**
 * Shows `text` and announces it once. Plain messages disappear after some time, errors stay until
 * closed. Returns the toast's id, for {@link dismissToast}.
 */
export function toast(text: string, extras: Extras = {}): number {
  const next: Toast = { id: ++lastId, text, tone: 'plain', ...extras };
  // The same words twice would only replace the first.
  toasts.set([...toasts.get().filter((shown) => shown.text !== text), next]);
  said.set([...said.get().slice(-99), { ...next, at: new Date() }]);
  announce(extras.heard ?? text, next.tone === 'error' ? 'assertive' : 'polite');
  return next.id;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}
