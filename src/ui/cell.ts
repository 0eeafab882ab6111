import { useSyncExternalStore } from 'react';

/** A value outside React to which components can subscribe. */
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

/**
 * Subscribes to a cell; `onServer` is the value in the server's HTML, the same for every visitor.
 */
export function useCell<Value>(cell: Cell<Value>, onServer: Value): Value {
  return useSyncExternalStore(cell.subscribe, cell.get, () => onServer);
}
