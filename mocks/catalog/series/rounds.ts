import { mintOf } from '../mints.ts';
import { weightSlug } from '../weights.ts';
import type { Piece, Premium, Series } from './series.ts';

const ONE_OUNCE: Omit<Piece, 'premium'> = {
  weight: '1 oz',
  mm: 39,
  thick: 2.9,
  grams: 31.1,
  tube: 20,
  box: 500,
};

/** What a round of another weight costs over its metal, and how wide it is. */
const SIZES: Readonly<Record<string, Omit<Piece, 'weight'>>> = {
  '1/10 oz': { mm: 16, premium: [25, 40], lots: [50] },
  '1/4 oz': { mm: 22, premium: [18, 32], lots: [20] },
  '1/2 oz': { mm: 30, premium: [12, 24], tube: 20 },
  '2 oz': { mm: 48, premium: [7, 14], lots: [10] },
  '5 oz': { mm: 63, premium: [6, 13] },
  '10 oz': { premium: [6, 13] },
};

interface Maker {
  mint: string;
  premium: Premium;
  fame: number;
  about: string;
}

function seriesOf(maker: Maker, design: string, pieces: readonly Piece[]): Series {
  const { name } = mintOf(maker.mint);
  const short = name.replace(/ (Minting|Refining)$/, '');
  return {
    id: `${maker.mint}-${weightSlug(design)}-round`,
    name: design.startsWith(short) ? `${design} Silver` : `${short} ${design} Silver`,
    mint: maker.mint,
    country: 'US',
    metal: 'silver',
    form: 'round',
    purity: '.999',
    ira: true,
    about: maker.about,
    fame: maker.fame,
    pieces,
  };
}

/**
 * The one-ounce rounds of a maker, one series per design; a design named with weights
 * ('Buffalo: 1/10 oz, 5 oz') is made in these as well.
 */
function rounds(maker: Maker, designs: readonly string[]): Series[] {
  return designs.map((line, place) => {
    const [design = '', sizes] = line.split(': ');
    const more = (sizes ?? '').split(', ').flatMap((weight) => {
      const size = SIZES[weight];
      return size ? [{ weight, ...size }] : [];
    });
    const fame = Math.max(12, maker.fame - place * 3);
    return seriesOf({ ...maker, fame }, design, [
      { ...ONE_OUNCE, premium: maker.premium },
      ...more,
    ]);
  });
}

const FRACTIONS = '1/10 oz, 1/4 oz, 1/2 oz';

/** One-ounce silver rounds, and their fractions and multiples, by American private mints. */
export const silverRounds: readonly Series[] = [
  ...rounds(
    {
      mint: 'sunshine-mint',
      premium: [3, 10],
      fame: 66,
      about: 'Sunshine hides a mark in the field that only its own lens brings out.',
    },
    [
      `Eagle: ${FRACTIONS}, 2 oz, 5 oz`,
      'Buffalo',
      'Walking Liberty',
      'Mercury',
      'Saint-Gaudens',
      'Peace',
    ],
  ),
  ...rounds(
    {
      mint: 'golden-state-mint',
      premium: [3, 10],
      fame: 62,
      about: 'A classic of American coin design, given new life as a private round.',
    },
    [
      `Buffalo: ${FRACTIONS}, 2 oz, 5 oz`,
      `Walking Liberty: ${FRACTIONS}, 2 oz, 5 oz`,
      `Incuse Indian: ${FRACTIONS}`,
      'Saint-Gaudens: 2 oz, 5 oz',
      'Morgan',
      'Aztec Calendar',
      'Mercury',
      'Standing Liberty',
      'Miss Liberty',
      'Morgan and Peace Commemorative',
    ],
  ),
  ...rounds(
    {
      mint: 'silvertowne-mint',
      premium: [4, 12],
      fame: 54,
      about: 'From the family mint of Winchester, Indiana.',
    },
    [
      'Trademark',
      'Buffalo',
      'Prospector',
      'Eagle',
      'Morgan',
      'Walking Liberty',
      'Incuse Indian',
      'Angel',
    ],
  ),
  ...rounds(
    {
      mint: 'scottsdale-mint',
      premium: [5, 14],
      fame: 50,
      about: 'Designed to interlock or to stand out, always with the lion mark.',
    },
    ['Stacker: 2 oz, 5 oz, 10 oz', 'Omnia', 'American Eagle Reverse', 'Prey', 'Mercury'],
  ),
  ...rounds(
    {
      mint: 'asahi',
      premium: [3, 9],
      fame: 56,
      about: 'A plain, exact round from one of the great refiners of North America.',
    },
    ['Asahi'],
  ),
  ...rounds(
    {
      mint: 'mason-mint',
      premium: [3, 10],
      fame: 34,
      about: 'Simple bullion rounds on familiar American themes.',
    },
    ['Buffalo', 'Walking Liberty'],
  ),
  ...rounds(
    {
      mint: 'highland-mint',
      premium: [3, 10],
      fame: 32,
      about: 'From the Florida mint known for its sports medallions.',
    },
    ['Highland Mint', 'Stagecoach'],
  ),
  ...rounds(
    {
      mint: 'north-american-mint',
      premium: [3, 10],
      fame: 28,
      about: 'An American emblem in fine silver.',
    },
    ['Incuse Buffalo', 'Liberty Bell'],
  ),
  ...rounds(
    {
      mint: '9fine-mint',
      premium: [3, 10],
      fame: 26,
      about: 'Named after the three nines of its fineness.',
    },
    ['9Fine Mint'],
  ),
];
