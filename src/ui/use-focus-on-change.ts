import { useEffect, useRef } from 'react';

/** For a heading: it takes the focus when `value` changes, such as the page of a list. */
export function useFocusOnChange(value: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(value);
  // Talks to the browser's focus.
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    heading.current?.focus();
  }, [value]);
  return heading;
}
