import type { Metal } from '../product.ts';

/** A set of the shop: members by slug with their quantity. */
export interface SetRow {
  name: string;
  metal: Metal;
  members: readonly (readonly [slug: string, quantity: number])[];
  about: string;
  tags?: readonly string[];
}

function each(...slugs: readonly string[]): [string, number][] {
  return slugs.map((slug) => [slug, 1]);
}

export const SETS: readonly SetRow[] = [
  {
    name: 'Silver Starter Stack',
    metal: 'silver',
    members: [
      ['2026-1-oz-american-silver-eagle-coin-bu', 1],
      ['2026-1-oz-canadian-silver-maple-leaf-coin-bu', 1],
      ['2026-1-oz-british-silver-britannia-coin-bu', 1],
      ['1-oz-sunshine-buffalo-silver-round', 2],
    ],
    about: 'Three state coins and two rounds: five ounces to find out what you like to stack.',
  },
  {
    name: '2026 World Silver Set (7 Coins)',
    metal: 'silver',
    members: each(
      '2026-1-oz-american-silver-eagle-coin-bu',
      '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
      '2026-1-oz-british-silver-britannia-coin-bu',
      '2026-1-oz-australian-silver-kangaroo-coin-bu',
      '2026-1-oz-austrian-silver-philharmonic-coin-bu',
      '2026-1-oz-south-african-silver-krugerrand-coin-bu',
      '2026-1-oz-mexican-silver-libertad-coin-bu',
    ),
    about: 'One ounce from each of seven mints on five continents, all of the same year.',
  },
  {
    name: '2026 Perth Mint Silver Trio',
    metal: 'silver',
    members: each(
      '2026-1-oz-australian-silver-kangaroo-coin-bu',
      '2026-1-oz-australian-silver-kookaburra-coin-bu',
      '2026-1-oz-australian-silver-koala-coin-bu',
    ),
    about: 'Kangaroo, kookaburra and koala: the wildlife of Perth in one order.',
  },
  {
    name: '2026 Mexican Silver Libertad Fraction Set',
    metal: 'silver',
    members: each(
      '2026-1-2-oz-mexican-silver-libertad-coin-bu',
      '2026-1-4-oz-mexican-silver-libertad-coin-bu',
      '2026-1-10-oz-mexican-silver-libertad-coin-bu',
      '2026-1-20-oz-mexican-silver-libertad-coin-bu',
    ),
    about: 'The four small Libertads of the year, from a half ounce down to a twentieth.',
  },
  {
    name: 'Sunshine Silver Bar Ladder',
    metal: 'silver',
    members: each(
      '1-oz-sunshine-mint-silver-bar',
      '5-oz-sunshine-mint-silver-bar',
      '10-oz-sunshine-mint-silver-bar',
    ),
    about: 'One, five and ten ounces of the same mint, so that a part can be sold later.',
  },
  {
    name: '2026 Year of the Horse Silver Set',
    metal: 'silver',
    members: each(
      '2026-1-2-oz-australian-silver-lunar-series-iii-year-of-the-horse-coin-bu',
      '2026-1-oz-australian-silver-lunar-series-iii-year-of-the-horse-coin-bu',
      '2026-2-oz-australian-silver-lunar-series-iii-year-of-the-horse-coin-bu',
    ),
    about: 'The Perth horse in half an ounce, one ounce and two.',
    tags: ['lunar'],
  },
  {
    name: '2026 Holiday Silver Five',
    metal: 'silver',
    members: each(
      '2026-1-oz-silvertowne-holiday-silver-snowman-round',
      '2026-1-oz-silvertowne-holiday-silver-christmas-tree-round',
      '2026-1-oz-silvertowne-holiday-silver-sleigh-ride-round',
      '2026-1-oz-silvertowne-holiday-silver-gingerbread-house-round',
      '2026-1-oz-silvertowne-holiday-silver-winter-angel-round',
    ),
    about: 'All five holiday rounds of the year, one for each stocking.',
    tags: ['holiday'],
  },
  {
    name: '2026 Silver Screen Double Feature',
    metal: 'silver',
    members: each(
      '2026-1-oz-silver-screen-space-voyager-round',
      '2026-1-oz-silver-screen-castle-vampire-round',
    ),
    about: 'Two rounds for movie night: the stars above and the castle below.',
    tags: ['movie'],
  },
  {
    name: '2026 American Gold Eagle 4-Coin Set',
    metal: 'gold',
    members: each(
      '2026-1-oz-american-gold-eagle-coin-bu',
      '2026-1-2-oz-american-gold-eagle-coin-bu',
      '2026-1-4-oz-american-gold-eagle-coin-bu',
      '2026-1-10-oz-american-gold-eagle-coin-bu',
    ),
    about: 'All four weights of the Gold Eagle, 1.85 ounces of gold together.',
  },
  {
    name: '2026 Canadian Gold Maple Leaf Fraction Set',
    metal: 'gold',
    members: each(
      '2026-1-2-oz-canadian-gold-maple-leaf-coin-bu',
      '2026-1-4-oz-canadian-gold-maple-leaf-coin-bu',
      '2026-1-10-oz-canadian-gold-maple-leaf-coin-bu',
      '2026-1-20-oz-canadian-gold-maple-leaf-coin-bu',
    ),
    about: 'The four small Maples of the year, from a half ounce down to a twentieth.',
  },
  {
    name: '2026 World Gold Tenths (6 Coins)',
    metal: 'gold',
    members: each(
      '2026-1-10-oz-american-gold-eagle-coin-bu',
      '2026-1-10-oz-canadian-gold-maple-leaf-coin-bu',
      '2026-1-10-oz-british-gold-britannia-coin-bu',
      '2026-1-10-oz-australian-gold-kangaroo-coin-bu',
      '2026-1-10-oz-austrian-gold-philharmonic-coin-bu',
      '2026-1-10-oz-south-african-gold-krugerrand-coin-bu',
    ),
    about: 'A tenth of an ounce from each of six mints.',
  },
  {
    name: 'Valcambi Gold Gram Ladder',
    metal: 'gold',
    members: each(
      '1-gram-valcambi-gold-bar',
      '2-5-gram-valcambi-gold-bar',
      '5-gram-valcambi-gold-bar',
      '10-gram-valcambi-gold-bar',
    ),
    about: 'Four small Swiss bars, 18.5 grams of gold together.',
  },
  {
    name: '2026 World Platinum Set (4 Coins)',
    metal: 'platinum',
    members: each(
      '2026-1-oz-american-platinum-eagle-coin-bu',
      '2026-1-oz-canadian-platinum-maple-leaf-coin-bu',
      '2026-1-oz-british-platinum-britannia-coin-bu',
      '2026-1-oz-austrian-platinum-philharmonic-coin-bu',
    ),
    about: 'An ounce of platinum from each of four mints.',
  },
];
