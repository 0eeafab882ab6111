import type { MenuNode } from '#api/content/site-map.ts';

type Words = {
  /** One sentence for shoppers who are new to this part of the store. */
  newcomers?: string;
  /** The link to everything in the entry; by default "All" and the entry's name. */
  all?: string;
  /** The heading of links without a group; by default "Shop" and the entry's name. */
  shop?: string;
};

/** By the API's id of the menu entry. */
const words: Record<string, Words> = {
  'menu-silver-bullion': {
    newcomers:
      'Sold by the troy ounce, 31.1 grams. Coins come from a state’s mint, rounds and bars do not.',
  },
  'menu-gold-bullion': {
    newcomers: 'From one gram to one kilo. The smaller the piece, the more you pay per ounce.',
  },
  'menu-platinum-bullion': {
    newcomers: 'Rarer than gold and traded in smaller amounts, so prices stand further apart.',
  },
  'menu-copper': {
    newcomers: 'Sold by the avoirdupois ounce, and bought for the design as much as for the metal.',
  },
  'menu-jewelry': {
    newcomers: 'Priced by the piece. The stamp inside tells how much of it is pure metal.',
  },
  'menu-best-sellers': {
    newcomers: 'What other people bought most, and what is new.',
    all: 'All best sellers',
    shop: 'Shop best sellers',
  },
  'menu-deals': { newcomers: 'Lower prices for a time, or while stock lasts.' },
  'menu-holiday-gifts': {
    newcomers: 'Metal to give, from a first small round to jewelry.',
    all: 'All holiday gifts',
    shop: 'Shop holiday gifts',
  },
  'menu-investing-guide': {
    newcomers: 'Plain answers, from the first ounce to the tax return.',
    all: 'The whole guide',
    shop: 'Topics',
  },
  'menu-supplies': { newcomers: 'What keeps coins and bars safe, and shows them well.' },
  'menu-more': { newcomers: 'Everything else the store does.', shop: 'More from the store' },
};

export function newcomersSentence({ id }: MenuNode): string | undefined {
  return words[id]?.newcomers;
}

export function allWords({ id, label }: MenuNode): string {
  return words[id]?.all ?? `All ${label.toLowerCase()}`;
}

export function shopHeading({ id, label }: MenuNode): string {
  return words[id]?.shop ?? `Shop ${label.toLowerCase()}`;
}
