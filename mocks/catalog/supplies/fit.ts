import type { Product } from '../product.ts';

/** How much wider or narrower than its holder a coin may be, in mm. */
const PLAY = 0.2;

/** Supplies for coins of a size that do not hold them. */
const NO_HOLDERS = new Set(['testers-and-tools']);

/** Whether a tube, a capsule or another holder takes a coin of this diameter in mm. */
export function holdsCoin({ supply }: Product, mm: number): boolean {
  if (!supply?.fits || NO_HOLDERS.has(supply.category)) return false;
  const [, upTo, from, to] = /^(up to )?([\d.]+)(?: to ([\d.]+))? mm$/.exec(supply.fits) ?? [];
  if (from === undefined) return false;
  if (upTo) return mm <= Number(from) && mm > Number(from) / 2;
  const [least, most] = [Number(from), Number(to ?? from)];
  return mm >= least - PLAY && mm <= most + PLAY;
}
