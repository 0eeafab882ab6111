import { useLayoutEffect } from 'react';

let kept: [name: string, value: string][] = [];

/** Keeps what scripts have set on `<html>` when an error of the root has React draw all of it anew. */
export function useRootAttributes(): void {
  // Talks to attributes that React does not know: the theme is one.
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of kept) root.setAttribute(name, value);
    return () => {
      kept = [...root.attributes].map(({ name, value }) => [name, value]);
    };
  }, []);
}
