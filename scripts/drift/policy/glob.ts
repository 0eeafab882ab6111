import { literally } from '../document/pattern.ts';

/**
 * Whether a text matches a pattern: `*` stands for any characters. With `segments` it ends at a
 * slash, and `**` does not.
 */
export function globOf(pattern: string, segments = false): (text: string) => boolean {
  const source = pattern
    .split(/(\*+)/)
    .map((part) => {
      if (!part.startsWith('*')) return literally(part);
      return segments && part === '*' ? '[^/]*' : '.*';
    })
    .join('');
  const whole = new RegExp(`^${source}$`, 's');
  return (text) => whole.test(text);
}
