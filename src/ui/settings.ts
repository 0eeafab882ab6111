import { createCell, useCell, type Cell } from './cell.ts';

/** How the store looks and behaves in this browser. */
export type Settings = {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Percent of the browser's own text size. */
  text: '100' | '112' | '125' | '150';
  motion: 'system' | 'reduced';
  /** When spot prices are announced: never, on request, or when an alert level is passed. */
  prices: 'off' | 'request' | 'alert';
  /** Whether the cursor of a chart plays the value that it reaches. */
  sound: 'off' | 'on';
  /** How long the store waits before it continues by itself. */
  limits: 'standard' | 'long' | 'none';
  /** How long a message stays. */
  toasts: 'standard' | 'long' | 'open';
  /** The promise above the header. */
  banner: 'shown' | 'closed';
};

const STANDARD: Settings = {
  theme: 'system',
  text: '100',
  motion: 'system',
  prices: 'off',
  sound: 'off',
  limits: 'standard',
  toasts: 'standard',
  banner: 'shown',
};

/** Also read by `early.js`, which sets each as a `data-` attribute of the page before it is painted. */
const KEPT_AS = 'settings';

let changes: Cell<number> | undefined;

/** The present value, from the attribute that the style sheets read too. */
export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const set = document.documentElement.dataset[name];
  return (set as Settings[Name] | undefined) ?? STANDARD[name];
}

/** Sets a value at once in every tab, and keeps it. */
export function changeSetting<Name extends keyof Settings>(name: Name, to: Settings[Name]): void {
  const { dataset } = document.documentElement;
  dataset[name] = to;
  const names = Object.keys(STANDARD) as (keyof Settings)[];
  const all = Object.fromEntries(names.map((each) => [each, setting(each)]));
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(all));
  } catch {
    // Storage may be forbidden; then the choice is valid for this page only.
  }
}

/** Subscribes to {@link setting}. Only for parts that the server never renders. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  useCell(followed(), 0);
  return setting(name);
}

/** A time limit in milliseconds by the shopper's choice: as it is, ten times as long, or none. */
export function limited(ms: number): number {
  return { standard: ms, long: ms * 10, none: Infinity }[setting('limits')] ?? ms;
}

/** Counts the changes of this tab, and of other tabs by way of `early.js`. */
function followed(): Cell<number> {
  if (changes) return changes;
  const cell = createCell(0);
  changes = cell;
  const observer = new MutationObserver(() => cell.set(cell.get() + 1));
  const attributeFilter = Object.keys(STANDARD).map((name) => `data-${name}`);
  observer.observe(document.documentElement, { attributeFilter });
  return cell;
}
