import { useEffect, type RefObject } from 'react';

/**
 * While the focused element is where the messages appear, they appear at the opposite edge
 * (WCAG 2.4.11).
 */
export function useClearOfFocus(list: RefObject<HTMLElement | null>): void {
  // Subscribes to whatever moves the focused element; with each message they are longer.
  useEffect(() => {
    const heard = new AbortController();
    const look = () => moveAside(list.current?.parentElement);
    const options = { signal: heard.signal, passive: true };
    for (const event of ['focusin', 'scroll', 'resize']) addEventListener(event, look, options);
    look();
    return () => heard.abort();
  });
}

function moveAside(messages: HTMLElement | null | undefined): void {
  const focused = document.activeElement;
  if (!messages || !focused || messages.contains(focused)) return;
  messages.removeAttribute('data-aside');
  const [theirs, its] = [messages.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isApart = its.bottom <= theirs.top || its.top >= theirs.bottom;
  // A part as high as the page would be at the other edge too.
  const isPart = its.height > innerHeight / 2;
  messages.toggleAttribute('data-aside', !isApart && !isPart);
}
