import type { Metal } from '../product.ts';

/** A page for a line that shoppers ask for by name. */
export interface SeriesPage {
  metal: Metal;
  slug: string;
  title: string;
  series: readonly string[];
  about: string;
}

function line(
  metal: Metal,
  slug: string,
  title: string,
  series: readonly string[],
  about: string,
): SeriesPage {
  return { metal, slug: `${metal}/${slug}`, title, series, about };
}

export const SERIES_PAGES: readonly SeriesPage[] = [
  line(
    'silver',
    'american-silver-eagles',
    'American Silver Eagles',
    ['ase', 'ase-proof', 'ase-burnished'],
    "The nation's silver dollar since 1986, from single coins to the green monster box of 500.",
  ),
  line(
    'silver',
    'silver-maple-leafs',
    'Silver Maple Leafs',
    ['sml', 'sml-10'],
    'Four nines of silver from Ottawa, shielded against milk spots since 2018.',
  ),
  line(
    'silver',
    'silver-britannias',
    'Silver Britannias',
    ['brit-s'],
    'Fine silver since 2013; older years are .958 and outside an IRA.',
  ),
  line(
    'silver',
    'beasts',
    "Queen's and Tudor Beasts",
    ['qb-s', 'tb-s'],
    'Two heraldic menageries of the Royal Mint, in two and ten ounces.',
  ),
  line(
    'silver',
    'lunar-silver',
    'Lunar Silver',
    ['lunar2-s', 'lunar3-s', 'uk-lunar-s'],
    'The twelve animals of the calendar, from Perth and London.',
  ),
  line(
    'silver',
    'constitutional-silver',
    'Constitutional Silver',
    [
      'morgan',
      'peace',
      'walker',
      'franklin',
      'kennedy64',
      'kennedy40',
      'washq',
      'merc',
      'roos',
      'warnick',
    ],
    'The coin that once circulated, sold by face value: $1 of 90% silver holds about 0.715 ounces.',
  ),
  line(
    'gold',
    'american-gold-eagles',
    'American Gold Eagles',
    ['age', 'age-proof'],
    'Twenty-two karat, four weights, and welcome in an IRA by statute.',
  ),
  line(
    'gold',
    'american-gold-buffalos',
    'American Gold Buffalos',
    ['buffalo'],
    'The first 24 karat coin of the United States Mint, struck since 2006.',
  ),
  line(
    'gold',
    'gold-maple-leafs',
    'Gold Maple Leafs',
    ['gml', 'gml-cotw'],
    'Four nines of gold from Ottawa, from a gram to an ounce.',
  ),
  line(
    'gold',
    'krugerrands',
    'Gold Krugerrands',
    ['krug-g'],
    'Hardened with copper, made to be handled, and often the cheapest ounce coin.',
  ),
  line(
    'gold',
    'sovereigns',
    'Gold Sovereigns',
    ['sovereign'],
    'Nearly a quarter of an ounce in a coin that is known wherever British trade went.',
  ),
  line(
    'gold',
    'goldbacks',
    'Goldbacks',
    ['goldback'],
    'Notes with a thousandth of an ounce of gold per Goldback, priced far above their metal.',
  ),
  line(
    'gold',
    'pre-1933-gold-coins',
    'Pre-1933 Gold Coins',
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `pre33-${number}`),
    'American gold from before private ownership was restricted, sold by grade.',
  ),
];
