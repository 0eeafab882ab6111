import { coinRadius } from './coin.ts';
import { metalAndRest, nameAndSize } from './read-key.ts';
import { diameterOf } from './size.ts';

/** Width of a picture in its own units. */
const WIDTH = 400;

/**
 * Millimetres that the whole width of a picture stands for, if the coin or round on it is `mm` across.
 * Coins of all sizes fill much of their pictures, so only this draws several to one scale.
 */
export function pictureMm(key: string, mm: number): number | undefined {
  const [kind, ...words] = key.split('-');
  const read = metalAndRest(words.join('-'));
  if (!read || (kind !== 'coin' && kind !== 'round')) return undefined;
  const [metal, rest] = read;
  const size = nameAndSize(rest.replace(/-proof$/, ''))?.[1];
  return size && (mm * WIDTH) / (2 * coinRadius(diameterOf(size, metal)));
}
