import { useEffect, useRef } from 'react';

/** For a heading that receives the focus when `value` changes, such as the page of a list. */
export function useFocusOnChange(value: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(value);
  // Moves the focus.
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    heading.current?.focus();
  }, [value]);
  return heading;
}
