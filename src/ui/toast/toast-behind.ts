import { createCell, useCell } from '#ui/cell.ts';

import { toasts } from './toast.ts';

/** The last message that was shown when a dialog opened over it; 0 while none is open. */
const behind = createCell(0);

/**
 * Earlier messages must not cover the dialog that opens: they wait until it is closed. Later
 * messages belong to the dialog and are shown over it.
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
