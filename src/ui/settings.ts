import { createCell, useCell, type Cell } from './cell.ts';

/** How the store looks and behaves for whoever uses this browser. */
export type Settings = {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Per cent of the size that the browser is set to. */
  text: '100' | '112' | '125' | '150';
  motion: 'system' | 'reduced';
  /** When spot prices are spoken: never, when asked for, or when an alert level is passed. */
  prices: 'off' | 'request' | 'alert';
  /** How long the store waits for somebody before it goes on by itself. */
  limits: 'standard' | 'long' | 'none';
  /** How long a message stays. */
  toasts: 'standard' | 'long' | 'open';
};

const STANDARD: Settings = {
  theme: 'system',
  text: '100',
  motion: 'system',
  prices: 'off',
  limits: 'standard',
  toasts: 'standard',
};

/** Also read by `early.js`, which sets each as a `data-` attribute of the page before it is painted. */
const KEPT_AS = 'settings';

let changes: Cell<number> | undefined;

/** What is set, from the page itself: there the style sheets read it as well. */
export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const set = document.documentElement.dataset[name];
  return (set as Settings[Name] | undefined) ?? STANDARD[name];
}

/** Holds at once, in this tab and in the others, and from now on. */
export function changeSetting<Name extends keyof Settings>(name: Name, to: Settings[Name]): void {
  const { dataset } = document.documentElement;
  dataset[name] = to;
  const names = Object.keys(STANDARD) as (keyof Settings)[];
  const all = Object.fromEntries(names.map((each) => [each, setting(each)]));
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(all));
  } catch {
    // Storage may be forbidden; the choice then holds for this page only.
  }
}

/** The same as {@link setting}, followed. Only for what is never drawn by the server. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  useCell(followed(), 0);
  return setting(name);
}

/** How long something lasts, in milliseconds, by the reader's limits: ten times as long, or for good. */
export function limited(ms: number): number {
  return { standard: ms, long: ms * 10, none: Infinity }[setting('limits')] ?? ms;
}

/** Counts the changes, whoever made them: this tab, or another by way of `early.js`. */
function followed(): Cell<number> {
  if (changes) return changes;
  const cell = createCell(0);
  changes = cell;
  const observer = new MutationObserver(() => cell.set(cell.get() + 1));
  const attributeFilter = Object.keys(STANDARD).map((name) => `data-${name}`);
  observer.observe(document.documentElement, { attributeFilter });
  return cell;
}
