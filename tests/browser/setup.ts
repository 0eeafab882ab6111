import { afterEach, beforeEach, expect, vi } from 'vitest';

// React says there what it would warn a developer of.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(async () => {
  // What is to be announced yet would wait for ever.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  const errors = vi.mocked(console.error).mock.calls.map(String);
  if (errors.length > 0) throw new Error(`Errors in the console: ${errors.join(' ')}`);
});

expect.extend({
  /** Whether an element's text contains a text or matches, with each white space as one space. */
  toShow(element: unknown, wanted: string | RegExp) {
    const text =
      element instanceof Element ? element.textContent.replaceAll(/\s+/g, ' ').trim() : '';
    const pass = typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
    const message = () =>
      `expected ${this.utils.printReceived(text)} ${pass ? 'not ' : ''}to show ${String(wanted)}`;
    return { pass, message };
  },
});

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The element's text contains a text or matches, with each white space as one space. */
    toShow: (wanted: string | RegExp) => R;
  }
}
