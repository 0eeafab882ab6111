let said: string[] = [];

/** Milliseconds of `performance.now()` when a region was last drawn, emptied or filled. */
let changedAt = -Infinity;

/** Milliseconds: longer than the announcer's pauses before, after and between its sentences. */
const SILENCE_MS = 200;

/** What is read out of the site's notice, at its own time: tests/e2e/notice hears it. */
const NOTICE = /^Notice: /;

/** The announcements since the page was drawn, in order. */
export function heard(): readonly string[] {
  return said;
}

export function forgetHeard(): void {
  said = [];
}

// A test may hold the clock.
const { setTimeout } = globalThis;
const now = performance.now.bind(performance);
const untilSilent = () => changedAt + SILENCE_MS - now();

/** Waits for the end of what is being said: the next page would be heard to say it. */
export async function silence(): Promise<void> {
  while (untilSilent() > 0) await new Promise((resolve) => setTimeout(resolve, untilSilent()));
}

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('[aria-live]');
    if (region ? region.getAttribute('aria-live') !== 'off' : areRegionsIn(addedNodes)) {
      changedAt = now();
    }
    const text = region?.textContent.trim();
    const isRead = region?.getAttribute('aria-live') !== 'off';
    if (text && isRead && !NOTICE.test(text)) said.push(text);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });

function areRegionsIn(nodes: NodeList): boolean {
  return [...nodes].some((node) => node instanceof Element && node.querySelector('[aria-live]'));
}
