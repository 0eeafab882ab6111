import { toasts, type Toast } from './toast.ts';

/** Adds an action to the message of this text, if it is still shown. */
export function offerInToast(text: string, action: NonNullable<Toast['action']>): void {
  const all = toasts.get();
  const shown = all.find((toast) => toast.text === text);
  if (shown) toasts.set(all.with(all.indexOf(shown), { ...shown, action }));
}

/** Removes the message of this text, which is no longer true. */
export function withdrawToast(text: string): void {
  toasts.set(toasts.get().filter((shown) => shown.text !== text));
}
