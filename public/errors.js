/** Reports that one page sends: a script that fails once may fail at every press. */
const MOST = 5;

/** What this page has reported. */
const told = new Set();

/**
 * Tells the store of an error that no script has caught. Takes what `onerror` or
 * `onunhandledrejection` was called with, as a list. The first error of a page makes `early.js` load
 * this.
 */
export function tell([event, _file, _line, _column, thrown]) {
  const error = thrown ?? event.reason;
  const message = String(error ?? event);
  if (told.has(message) || told.size >= MOST) return;
  told.add(message);
  const details = { message, stack: error?.stack, page: location.pathname };
  navigator.sendBeacon('/client-reports', JSON.stringify({ kind: 'client error', details }));
}
