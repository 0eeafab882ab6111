import { bracelets } from './bracelets.ts';
import { chains } from './chains.ts';
import { earrings } from './earrings.ts';
import { necklaces } from './necklaces.ts';
import { pendants } from './pendants.ts';
import { rings } from './rings.ts';
import type { JewelryType } from './style.ts';

/** Jewelry in the order of the menu. */
export const JEWELRY_TYPES: readonly JewelryType[] = [
  rings,
  earrings,
  necklaces,
  pendants,
  bracelets,
  chains,
];
