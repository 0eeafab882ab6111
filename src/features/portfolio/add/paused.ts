import { useEffect, useState } from 'react';

/** The text as it was at the last pause of `ms` milliseconds; empty before the first. */
export function usePaused(text: string, ms: number): string {
  const [paused, setPaused] = useState('');
  // Starts a timer.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return paused;
}
