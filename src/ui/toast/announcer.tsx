/** `polite` waits until the screen reader has finished; `assertive` interrupts it. */
export type Politeness = 'polite' | 'assertive';

/** Milliseconds between two sentences, so that a screen reader notices each as a change. */
const PAUSE_MS = 150;
/** Milliseconds after which the last sentence is removed, so that it is not read with the page. */
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

/** Announces `text` to screen readers once. The same should be visible on the screen. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  waiting[politeness].push(text);
  if (waiting[politeness].length === 1) sayNext(politeness);
}

/** Takes back a polite sentence that has not been said yet, because it is no longer true. */
export function withdraw(text: string): void {
  const place = waiting.polite.indexOf(text);
  if (place >= 0) waiting.polite[place] = '';
}

function sayNext(politeness: Politeness): void {
  clearTimeout(timers[politeness]);
  // Repeating a sentence is no change, so the region is emptied before each.
  write(politeness, '');
  timers[politeness] = setTimeout(() => {
    write(politeness, waiting[politeness][0] ?? '');
    timers[politeness] = setTimeout(() => {
      waiting[politeness].shift();
      if (waiting[politeness].length > 0) sayNext(politeness);
      else timers[politeness] = setTimeout(() => write(politeness, ''), KEPT_MS);
    }, PAUSE_MS);
  }, PAUSE_MS);
}

/** Looks for the region each time: a queue must not wait for ever for one that was missing once. */
function write(politeness: Politeness, text: string): void {
  document.getElementById(`announcer-${politeness}`)?.replaceChildren(text);
}
