import { useLayoutEffect } from 'react';

/** Of `<html>`, before it was hydrated or when it was unmounted. */
let kept = import.meta.env.SSR ? [] : rootAttributes();

/**
 * Keeps the attributes that scripts have set on `<html>`, such as the theme, when React renders the
 * root again: after a failed hydration, or after an error.
 */
export function useRootAttributes(): void {
  // Writes attributes that React does not render.
  useLayoutEffect(() => {
    for (const { name, value } of kept) document.documentElement.setAttribute(name, value);
    return () => {
      kept = rootAttributes();
    };
  }, []);
}

function rootAttributes(): Attr[] {
  return [...document.documentElement.attributes];
}
