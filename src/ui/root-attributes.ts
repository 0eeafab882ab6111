import { useLayoutEffect } from 'react';

let kept: [name: string, value: string][] = [];

/**
 * Keeps the attributes that scripts have set on `<html>` when an error makes React render the root
 * again.
 */
export function useRootAttributes(): void {
  // Writes attributes that React does not render, such as the theme.
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of kept) root.setAttribute(name, value);
    return () => {
      kept = [...root.attributes].map(({ name, value }) => [name, value]);
    };
  }, []);
}
