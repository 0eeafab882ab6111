let said: string[] = [];

/** The announcements since the page was drawn, in order. */
export function heard(): readonly string[] {
  return said;
}

export function forgetHeard(): void {
  said = [];
}

new MutationObserver((changes) => {
  for (const { target } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('[aria-live]');
    const text = region?.textContent.trim();
    if (text && region?.getAttribute('aria-live') !== 'off') said.push(text);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });
