import { afterPaint } from './after-paint.ts';

/**
 * Shows a press at once and runs its work after that frame, so that slow devices answer in time. A
 * second press meanwhile is ignored.
 */
export function answerFirst(pressed: Element, act: () => unknown): void {
  if (pressed.ariaBusy === 'true') return;
  pressed.ariaBusy = 'true';
  afterPaint(async () => {
    try {
      await act();
    } finally {
      pressed.ariaBusy = null;
    }
  });
}
