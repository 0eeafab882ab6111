import { useLayoutEffect, useState } from 'react';

type Attributes = readonly (readonly [name: string, value: string])[];

/** The attributes of `<html>` when it was unmounted. */
let kept: Attributes | undefined;

/**
 * Keeps the attributes that scripts have set on `<html>`, such as the theme, when React renders the
 * root again: after a failed hydration, or after an error.
 */
export function useRootAttributes(): void {
  // While React renders, the document is still as it was before.
  const [attributes] = useState(() => kept ?? (import.meta.env.SSR ? [] : rootAttributes()));
  // Writes attributes that React does not render.
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of attributes) {
      if (!root.hasAttribute(name)) root.setAttribute(name, value);
    }
    return () => {
      kept = rootAttributes();
    };
  }, [attributes]);
}

function rootAttributes(): Attributes {
  return [...document.documentElement.attributes].map(({ name, value }) => [name, value]);
}
