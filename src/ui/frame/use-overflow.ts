import { useEffect, useState, type RefObject } from 'react';

/**
 * Tells whether the content of an element is larger than the element; follows changes of size. A
 * frame is a stop for Tab only then, since a stop that does nothing is one press too many. Without
 * JavaScript it has no `tabindex`, and browsers make a stop of what scrolls by themselves.
 */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  // Subscribes to the sizes of the frame and of its content.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight);
    });
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [frame]);
  return overflows;
}
