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
  // A focused container, such as the main part, is not what is in use.
  if (!messages || !focused?.matches('a, button, input, select, textarea, summary, h1, h2')) return;
  if (messages.contains(focused)) return;
  messages.removeAttribute('data-aside');
  const [theirs, its] = [messages.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isApart = its.bottom <= theirs.top || its.top >= theirs.bottom;
  messages.toggleAttribute('data-aside', !isApart);
}
