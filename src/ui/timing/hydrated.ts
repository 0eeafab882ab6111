import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/** False in the server's HTML and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The state of the history entry. It outlives a reload, and the server cannot know it: it is
 * undefined until hydration has ended.
 */
export function useLocationState(): unknown {
  const { state } = useLocation();
  return useHydrated() ? state : undefined;
}
