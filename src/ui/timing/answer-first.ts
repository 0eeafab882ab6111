import { afterPaint } from './after-paint.ts';

/**
 * Shows at once that a press was heard, and does what it asks for after that frame, so that a slow
 * device answers in time however much there is to draw. What is pressed again meanwhile is not
 * done twice.
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
