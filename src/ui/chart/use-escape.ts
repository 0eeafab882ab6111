import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when Escape is pressed while something is open, wherever the focus is. */
export function useEscape(isOpen: boolean, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
}
