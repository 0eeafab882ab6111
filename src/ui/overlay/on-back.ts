/**
 * Lets Back close what lies over the page. The history gets a second entry of the same page when
 * something opens, and Back leads to the first. The router does not hear of steps between the two,
 * which are one place for it.
 *
 * If something closes in another way, the second entry stays: `history.back()` works later, and
 * would undo a navigation that follows at once. What opens next on the page uses the same entry.
 */

type Way = 'back' | 'forward';

/** The key of each second entry, with the key of the first. */
const firstOf = new Map<string, string>();

/** Closes what is open. */
const closers = new Set<() => void>();

let isListening = false;
/** The step between two entries of one page that the browser has just made. */
let step: Way | undefined;

/** Calls `close` on Back until the returned function is called. */
export function onBack(close: () => void): () => void {
  // Without this interface (Safari before 26.2, Firefox before 147) Back leaves the page.
  if (!('navigation' in window)) return () => undefined;
  if (!isListening) listen();
  isListening = true;
  const here = navigation.currentEntry;
  if (here && !isSecond(here)) {
    history.pushState(history.state, '');
    if (navigation.currentEntry) firstOf.set(navigation.currentEntry.key, here.key);
  }
  closers.add(close);
  return () => closers.delete(close);
}

function listen(): void {
  navigation.addEventListener('currententrychange', ({ from, navigationType }) => {
    step = navigationType === 'traverse' ? wayFrom(from) : undefined;
  });
  // The router listens without `capture`, so it comes after this.
  addEventListener('popstate', follow, { capture: true });
}

function follow(event: PopStateEvent): void {
  if (!step) return;
  event.stopImmediatePropagation();
  if (step === 'back' && closers.size > 0) for (const close of closers) close();
  // Nothing is open: the shopper means the page before or after.
  else history.go(step === 'back' ? -1 : 1);
}

function wayFrom(from: NavigationHistoryEntry): Way | undefined {
  const to = navigation.currentEntry;
  if (!to || from.url !== to.url) return undefined;
  if (firstOf.get(from.key) === to.key) return 'back';
  return firstOf.get(to.key) === from.key ? 'forward' : undefined;
}

/** A second entry stops being one when the router replaces its address. */
function isSecond({ key, url }: NavigationHistoryEntry): boolean {
  const first = firstOf.get(key);
  return navigation.entries().some((entry) => entry.key === first && entry.url === url);
}
