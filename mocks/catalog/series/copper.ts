import { mintOf } from '../mints.ts';
import { weightSlug } from '../weights.ts';
import type { Piece, Series } from './series.ts';

const copperFacts = {
  metal: 'copper',
  purity: '.999',
  ira: false,
  collectable: true,
} as const;

/** Percent over melt; an ounce of copper is worth cents, so making it costs more than it. */
const OUNCE: Piece = {
  weight: '1 oz AVDP',
  mm: 39,
  thick: 2.4,
  grams: 28.35,
  premium: [200, 450],
  tube: 20,
  box: 500,
};

const SIZES: readonly Piece[] = [
  { weight: '1/4 oz AVDP', mm: 28, grams: 7.09, premium: [500, 900] },
  { weight: '1/2 oz AVDP', mm: 32, grams: 14.17, premium: [320, 600] },
  OUNCE,
  { weight: '2 oz AVDP', mm: 50, grams: 56.7, premium: [200, 400] },
  { weight: '5 oz AVDP', mm: 64, grams: 141.75, premium: [180, 360] },
];

function round(mint: string, design: string, fame: number, pieces: readonly Piece[]): Series {
  const maker = mintOf(mint);
  return {
    ...copperFacts,
    form: 'round',
    id: `${mint}-${weightSlug(design)}-copper`,
    name: `${maker.name} ${design} Copper`,
    mint,
    country: maker.country,
    about: 'A familiar design in warm .999 copper, by the everyday ounce of 28.35 grams.',
    fame,
    pieces,
    tags: ['gift'],
  };
}

const FULL_RANGE = ['Buffalo', 'Walking Liberty', 'Incuse Indian'];
const OUNCE_ONLY = [
  'Morgan',
  'Saint-Gaudens',
  'Mercury',
  'Aztec Calendar',
  'Standing Liberty',
  'Statue of Liberty',
];

/** Copper rounds and bars. */
export const copper: readonly Series[] = [
  ...FULL_RANGE.map((design, place) => round('golden-state-mint', design, 40 - place * 4, SIZES)),
  ...OUNCE_ONLY.map((design, place) => round('golden-state-mint', design, 30 - place * 2, [OUNCE])),
  ...['Trade Dollar', 'Indian Head', 'Peace Dollar', 'Barber'].map((design, place) =>
    round('osborne-mint', design, 22 - place, [{ ...OUNCE, box: 0 }]),
  ),
  round('germania-mint', 'Germania', 24, [{ ...OUNCE, mm: 38.61, premium: [400, 900], box: 0 }]),
  {
    ...copperFacts,
    form: 'bar',
    id: 'golden-state-copper-bar',
    name: 'Golden State Mint Copper',
    mint: 'golden-state-mint',
    country: 'US',
    about: 'Honest weight in red metal, good practice for a first stack.',
    finish: 'New',
    fame: 28,
    pieces: [
      { weight: '1/2 lb', grams: 226.8, premium: [160, 300] },
      { weight: '1 lb', grams: 453.6, premium: [130, 260] },
      { weight: '5 lb', grams: 2268, premium: [100, 200] },
      { weight: '10 lb', grams: 4536, premium: [85, 170] },
    ],
  },
  {
    ...copperFacts,
    form: 'bar',
    id: 'germania-copper-bar',
    name: 'Germania Mint Copper',
    mint: 'germania-mint',
    country: 'PL',
    about: 'Copper bars with the Germania crest, by the metric weight.',
    finish: 'New',
    fame: 26,
    pieces: [
      { weight: '100 gram', grams: 100, premium: [250, 450] },
      { weight: '250 gram', grams: 250, premium: [200, 380] },
      { weight: '500 gram', grams: 500, premium: [160, 320] },
      { weight: '1 kilo', grams: 1000, premium: [130, 260] },
    ],
  },
  {
    ...copperFacts,
    form: 'bar',
    id: 'silvertowne-copper-bar',
    name: 'SilverTowne Copper',
    mint: 'silvertowne-mint',
    country: 'US',
    about: 'The prospector and his mule, in copper.',
    finish: 'New',
    fame: 20,
    pieces: [
      { weight: '1 oz AVDP', grams: 28.35, premium: [260, 500], lots: [20] },
      { weight: '1 lb', grams: 453.6, premium: [130, 260] },
    ],
  },
];
