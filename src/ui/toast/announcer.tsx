/** `polite` waits for the end of what is being read; `assertive` is for what cannot wait. */
export type Politeness = 'polite' | 'assertive';

/** Milliseconds between two sentences, so that a screen reader notices each as a change. */
const PAUSE_MS = 150;
/** Milliseconds after which the last sentence leaves the page, where reading on would meet it. */
const KEPT_MS = 20_000;

const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
const timers: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};

/**
 * The only live regions of the store, empty at load and outside everything that dialogs make
 * inert. All three attributes are needed: each overlay library spares a different one of them.
 */
export function Announcer() {
  return (
    <div className="visually-hidden">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
      <div id="announcer-polite" role="status" aria-live="polite" data-live-announcer="true" />
      <div id="announcer-assertive" role="alert" aria-live="assertive" data-live-announcer="true" />
    </div>
  );
}

/** Has a screen reader say `text` once. What is announced should be on the screen as well. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  waiting[politeness].push(text);
  if (waiting[politeness].length === 1) sayNext(politeness);
}

function sayNext(politeness: Politeness): void {
  const region = document.getElementById(`announcer-${politeness}`);
  const text = waiting[politeness][0];
  if (!region || text === undefined) return;
  clearTimeout(timers[politeness]);
  // The same sentence again is no change, so the region is emptied before each.
  region.textContent = '';
  timers[politeness] = setTimeout(() => {
    region.textContent = text;
    timers[politeness] = setTimeout(() => {
      waiting[politeness].shift();
      if (waiting[politeness].length > 0) sayNext(politeness);
      else timers[politeness] = setTimeout(() => (region.textContent = ''), KEPT_MS);
    }, PAUSE_MS);
  }, PAUSE_MS);
}
