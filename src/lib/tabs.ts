/** Written so that other tabs get a storage event; what it holds means nothing. */
const NEWS = 'tab-news';

let told = 0;

/** Tells the other tabs of this store that something they share has changed. */
export function tellTabs(): void {
  try {
    localStorage.setItem(NEWS, `${Date.now()}.${++told}`);
  } catch {
    // Storage may be forbidden; the other tabs then look when they are looked at.
  }
}

/** Calls `listener` when another tab says that it has changed something. */
export function onTold(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === NEWS || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Something that all tabs share: whoever follows it hears when it may have changed, in any of them. */
export function createTabSignal() {
  const listeners = new Set<() => void>();
  return {
    follow(listener: () => void): () => void {
      listeners.add(listener);
      const unfollow = onTabNews(listener);
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
    tell(): void {
      for (const listener of listeners) listener();
      tellTabs();
    },
  };
}

/**
 * The same, and when this tab comes to the front or returns from the back-forward cache, since
 * another may have had no way to say so.
 */
function onTabNews(listener: () => void): () => void {
  const unfollow = onTold(listener);
  addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    unfollow();
    removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
