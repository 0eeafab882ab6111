import { announce } from '#ui/toast/announcer.tsx';

/**
 * Moves the focus to a refused control, whose description has the error. A control that is already
 * focused is not read again, so there the error is announced instead: each error is heard once.
 */
export function focusRefused(control: HTMLElement | null | undefined, message: string): void {
  if (control === document.activeElement) announce(message, 'assertive');
  control?.focus();
}
