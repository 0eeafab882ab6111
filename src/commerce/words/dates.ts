const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day in words, "November 20, 2026", the same on the server and in every browser. What is no
 * date comes back as it is.
 */
export function dayInWords(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : WORDS.format(time);
}
