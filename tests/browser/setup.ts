import { afterEach, beforeEach, expect, vi } from 'vitest';

import { saysAll } from './heard.ts';

// React's development build, with its warnings, but without what it keeps for developer tools: marks in
// the browser's timeline, and a stack for each element. An eighth of the time of a component test
// (82.6 s of a processor to 72.7 s for 37 tests). React looks once for these, so they go before it comes.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const React = await import('react');
// It keeps ten thousand stacks a second, and counts from 0 again.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);

// React says there what it would warn a developer of.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(async () => {
  if (vi.isFakeTimers()) await saysAll((ms) => vi.advanceTimersByTimeAsync(ms));
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
