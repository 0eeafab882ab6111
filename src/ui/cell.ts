import { useSyncExternalStore } from 'react';

/** One value outside React that components can follow. */
export type Cell<Value> = {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
};

export function createCell<Value>(initial: Value): Cell<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a cell; `onServer` is what the server's HTML shows, the same for every visitor. */
export function useCell<Value>(cell: Cell<Value>, onServer: Value): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, () => onServer);
}
