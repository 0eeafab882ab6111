/** Milliseconds to wait for an element that the next answer brings. */
const LONGEST_MS = 3_000;

/**
 * Moves the focus to an element as soon as it is on the page, unless the shopper moves it before.
 * Resolves to false if the element does not come.
 */
export function focusWhenThere(find: () => HTMLElement | null | undefined): Promise<boolean> {
  const before = document.activeElement;
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isThere);
    };
    const look = () => {
      const now = document.activeElement;
      if (now !== before && now !== document.body) return end(true);
      const target = find();
      target?.focus();
      if (target) end(true);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(false), LONGEST_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
