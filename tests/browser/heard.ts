let said: string[] = [];

/** How often a region was drawn, emptied or filled, and the last time in milliseconds of `performance.now()`. */
let changes = 0;
let changedAt = -Infinity;

/** Milliseconds: longer than the announcer's pauses before, after and between its sentences. */
const SILENCE_MS = 200;

/** What is read out of the site's notice, at its own time: tests/e2e/site hears it. */
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

/**
 * Lets a held clock run on by `pass` until nothing is left to be said. A sentence that is begun with the
 * held clock and not ended would keep all later ones waiting, in the tests of other files too.
 */
export async function saysAll(pass: (ms: number) => Promise<unknown>): Promise<void> {
  let before: number;
  do {
    before = changes;
    await pass(2 * SILENCE_MS);
  } while (changes !== before);
}

new MutationObserver((records) => {
  // Emptied and filled at once is one sentence: a machine under load lets several timers go together.
  const filled = new Set<Element>();
  for (const { target, addedNodes } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('[aria-live]');
    const isRead = region?.getAttribute('aria-live') !== 'off';
    if (region ? isRead : areRegionsIn(addedNodes)) noteChange();
    if (region && isRead) filled.add(region);
  }
  for (const region of filled) {
    const text = region.textContent.trim();
    if (text && !NOTICE.test(text)) said.push(text);
  }
}).observe(document, { childList: true, characterData: true, subtree: true });

function noteChange(): void {
  changes += 1;
  changedAt = now();
}

function areRegionsIn(nodes: NodeList): boolean {
  return [...nodes].some((node) => node instanceof Element && node.querySelector('[aria-live]'));
}
