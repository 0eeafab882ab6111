import { createCell, useCell } from '#ui/cell.ts';

import { toasts } from './toast.ts';

/** The last message that was there when a dialog was opened over it; 0 while none is open. */
const behind = createCell(0);

/**
 * Whatever is being said must not lie over the dialog that opens now: it waits until the dialog is
 * closed. What is said from now on is about the dialog, and stands before it.
 */
export function putToastsBehind(): () => void {
  const before = behind.get();
  behind.set(toasts.get().at(-1)?.id ?? before);
  return () => behind.set(before);
}

export function isBehind(id: number): boolean {
  return id <= behind.get();
}

/** Messages up to this one are waiting. */
export function useBehind(): number {
  return useCell(behind, 0);
}
