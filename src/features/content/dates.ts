const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, "November 20, 2026", the same on the server and in every browser. */
export function dayInWords(iso: string): string {
  return WORDS.format(new Date(iso));
}
