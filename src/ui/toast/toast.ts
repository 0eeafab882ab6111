import { createCell } from '#ui/cell.ts';

import { announce } from './announcer.tsx';

export type Toast = {
  id: number;
  text: string;
  tone: 'plain' | 'warning' | 'error';
  /** A way on: "Sign in now". */
  action?: { label: string; href: string };
  /** Words on the button that closes it, where closing is a decision: "Stay on this page". */
  closeLabel?: string;
};

type Extras = Partial<Pick<Toast, 'tone' | 'action' | 'closeLabel'>>;

/** What is on the screen now, oldest first. */
export const toasts = createCell<readonly Toast[]>([]);

/** The last hundred things said since the page was loaded, for whoever could not read so fast. */
export const said = createCell<readonly (Toast & { at: Date })[]>([]);

let lastId = 0;

/**
 * Shows `text` and has it spoken once. Plain ones leave after a while, errors stay until closed.
 * Returns the toast's id, for {@link dismissToast}.
 */
export function toast(text: string, extras: Extras = {}): number {
  const next: Toast = { id: ++lastId, text, tone: 'plain', ...extras };
  // The same words twice would only push the first away.
  toasts.set([...toasts.get().filter((shown) => shown.text !== text), next]);
  said.set([...said.get().slice(-99), { ...next, at: new Date() }]);
  announce(text, next.tone === 'error' ? 'assertive' : 'polite');
  return next.id;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((shown) => shown.id !== id));
}
