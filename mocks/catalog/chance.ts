/**
 * Repeatable chance. Every draw belongs to a key, so that adding a product, or one more draw
 * elsewhere, leaves all other products as they were.
 */

export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  whole(low: number, high: number): number;
  /** True in `share` of all draws. */
  odds(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Spreads a text over the 32-bit whole numbers (FNV-1a with a final mix). */
export function hash(text: string, seed = 0): number {
  let value = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The stream of draws that belongs to `key` under `seed` (mulberry32). */
export function chanceOf(key: string, seed: number): Chance {
  let state = hash(key, seed);
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  }
  function between(low: number, high: number) {
    return low + next() * (high - low);
  }
  function pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error(`Nothing to pick from for ${key}`);
    return item;
  }
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    odds: (share) => next() < share,
    pick,
  };
}
