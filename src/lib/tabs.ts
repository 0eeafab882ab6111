/** Written so that other tabs get a storage event; the value has no meaning. */
export const NEWS = 'tab-news';

let told = 0;

/** Notifies the other tabs of this store that shared data has changed. */
export function tellTabs(): void {
  try {
    localStorage.setItem(NEWS, `${Date.now()}.${++told}`);
  } catch {
    // Storage may be forbidden; the other tabs then look when they are looked at.
  }
}

/** Calls `listener` when another tab has changed shared data. */
export function onTold(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === NEWS || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/**
 * A signal that all tabs share: its followers are called when the data may have changed in any tab.
 */
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
