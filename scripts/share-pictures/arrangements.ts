/**
 * What stands in each share picture: drawings of the store's art on one ground, from back to front.
 */
import type { SharedName } from '#commerce/page/share-picture.ts';

export type Piece = {
  /** A key of `mocks/art`. */
  art: string;
  view?: 'front' | 'back';
  /** Pixels from the left edge of the picture to the middle of the drawing. */
  middle: number;
  /** Width and height of the drawing in pixels. */
  size: number;
  /** Pixels above the ground of the others, for what lies farther back. */
  above?: number;
};

/** The size of a drawing in which one ounce is a coin of about 440 pixels: gold is denser than silver. */
const LIGHT = 560;
const DENSE = 640;

/** A coin before its other side. */
function coin(art: string, size: number): Piece[] {
  return [
    { art, view: 'back', middle: 965, size: size * 0.82, above: 22 },
    { art, middle: 790, size },
  ];
}

/** Two things of about one height, or a smaller one behind a larger one. */
function pair(before: string, size: number, behind: string, sizeBehind: number): Piece[] {
  return [
    { art: behind, middle: 1005, size: sizeBehind, above: 22 },
    { art: before, middle: 770, size },
  ];
}

/** Jewelry is wider than bars. */
function jewels(before: string, size: number, behind: string): Piece[] {
  return [
    { art: behind, middle: 975, size: 490, above: 22 },
    { art: before, middle: 765, size },
  ];
}

/** A coin before a bar of its metal. */
function metal(struck: string, size: number, bar: string, sizeOfBar: number): Piece[] {
  return [
    { art: bar, view: 'back', middle: 1000, size: sizeOfBar, above: 22 },
    { art: struck, middle: 785, size },
  ];
}

export const ARRANGEMENTS: Readonly<Record<SharedName, readonly Piece[]>> = {
  store: [
    { art: 'bar-gold-cast-1-kilo', middle: 975, size: 610, above: 22 },
    { art: 'coin-silver-walking-liberty', middle: 775, size: 550 },
    { art: 'coin-gold-saint-gaudens', middle: 990, size: 450, above: -6 },
  ],
  gold: metal('coin-gold-saint-gaudens', DENSE, 'bar-gold-cast-1-kilo', 600),
  'gold-coin': coin('coin-gold-bison', DENSE),
  'gold-bar': pair('bar-gold-cast-1-kilo', 620, 'bar-gold-fortuna-100-gram', 590),
  'gold-round': coin('round-gold-germania', DENSE),
  'gold-note': pair('note-goldback-1', 590, 'note-goldback-5', 520),
  'gold-jewelry': jewels('ring-gold-wedding-bands', 620, 'pendant-gold-coin-bezels'),
  silver: metal('coin-silver-walking-liberty', LIGHT, 'bar-silver-cast-100-oz', 560),
  'silver-coin': coin('coin-silver-walking-liberty', LIGHT),
  'silver-bar': pair('bar-silver-cast-100-oz', 590, 'bar-silver-minted-10-oz', 520),
  'silver-round': coin('round-silver-bison', LIGHT),
  'silver-jewelry': jewels('ring-silver-signet', 640, 'pendant-silver-coin-bezels'),
  platinum: metal('coin-platinum-statue', DENSE, 'bar-platinum-cast-1-kilo', 600),
  'platinum-coin': coin('coin-platinum-statue', DENSE),
  'platinum-bar': pair('bar-platinum-fortuna-100-gram', 760, 'bar-platinum-minted-1-oz', 700),
  'platinum-jewelry': jewels('ring-platinum-wedding-bands', 580, 'ring-platinum-engagement'),
  palladium: metal('coin-palladium-maple', DENSE, 'bar-palladium-cast-1-kilo', 600),
  'palladium-coin': coin('coin-palladium-maple', DENSE),
  'palladium-bar': pair('bar-palladium-fortuna-100-gram', 760, 'bar-palladium-minted-1-oz', 700),
  copper: metal('round-copper-indian', LIGHT, 'bar-copper-cast-5-lb', 560),
  'copper-bar': pair('bar-copper-cast-5-lb', 590, 'bar-copper-minted-1-lb', 520),
  'copper-round': coin('round-copper-indian', LIGHT),
  jewelry: jewels('ring-rose-engagement', 640, 'pendant-gold-coin-bezels'),
  supply: [
    { art: 'supply-monster-box', middle: 770, size: 580 },
    { art: 'supply-capsule', middle: 1030, size: 350, above: -8 },
  ],
};
