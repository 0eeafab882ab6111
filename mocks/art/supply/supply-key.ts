const items: readonly [RegExp, string][] = [
  [/scale/, 'scale'],
  [/caliper/, 'caliper'],
  [/loupe/, 'loupe'],
  [/magnet/, 'magnet'],
  [/glove/, 'gloves'],
  [/tong/, 'tongs'],
  [/torch|uv/, 'torch'],
  [/acid/, 'acid-kit'],
  [/fisch|ping/, 'gauge'],
  [/sigma|pmv|verif/, 'verifier'],
  [/monster box/, 'monster-box'],
  [/strap|seal kit/, 'strap-kit'],
  [/slab/, 'slab-box'],
  [/safe can|diversion/, 'can'],
  [/\bsafe\b/, 'safe'],
  [/pouch|bag/, 'pouch'],
  [/bar holder|bar air|bar box|kilo bar|bar capsule/, 'bar-holder'],
  [/ring type|air-tite [ahti]\b/, 'ring-capsule'],
  [/capsule box/, 'slab-box'],
  [/capsule/, 'capsule'],
  [/flip|2x2/, 'flips'],
  [/page/, 'album-page'],
  [/album|folder/, 'album'],
  [/tube/, 'tube'],
  [/stand/, 'stand'],
  [/bezel/, 'bezel'],
  [/gift|display|wooden|tin|wrap/, 'gift-box'],
  [/book|guide/, 'book'],
  [/test|tool/, 'verifier'],
];

export const supplyItems: readonly string[] = [
  ...new Set([...items.map(([, item]) => item), 'box']),
];

/** 'supply-capsule', from any words that tell what it is: the category, then the name. */
export function supplyKey(text: string): string {
  const plain = text.toLowerCase();
  return `supply-${items.find(([pattern]) => pattern.test(plain))?.[1] ?? 'box'}`;
}
