/**
 * Attributes of an element that is no control: the browser focuses it as soon as the page has loaded,
 * and scrolls it into view. Without JavaScript nothing else leads to the answer of a form. In a page
 * that is already there they do nothing: React ignores `autoFocus` on such an element.
 */
export const FOCUS_ON_LOAD = { tabIndex: -1, autoFocus: true } as const;

/** The same for a control, which React would focus whenever it mounts: only the server renders it. */
export function focusOnLoad(isRefused: boolean) {
  return { autoFocus: import.meta.env.SSR && isRefused };
}
