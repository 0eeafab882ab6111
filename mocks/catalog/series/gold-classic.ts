import type { Piece, Series } from './series.ts';

const old = { metal: 'gold', form: 'coin', ira: false, vintage: true } as const;
const austria = { ...old, mint: 'austrian-mint', country: 'AT', finish: 'BU' } as const;

function restrike(id: string, name: string, purity: string, piece: Piece, fame: number): Series {
  return {
    ...austria,
    id,
    name,
    purity,
    fame,
    pieces: [piece],
    about: 'An official restrike: the frozen date tells of the Empire, the gold is bullion.',
    aka: ['franz joseph'],
  };
}

function peso(id: string, name: string, ounces: number, fame: number, mm?: number): Series {
  return {
    ...old,
    mint: 'mexican-mint',
    country: 'MX',
    id,
    name,
    purity: '.900',
    fame,
    finish: 'BU',
    random: true,
    pieces: [{ weight: `${ounces} oz`, premium: [1, 8], ...(mm ? { mm } : {}) }],
    about: 'Mexican gold of the last century and its official restrikes, date of our choice.',
  };
}

const NOTES: readonly [label: string, ounces: number][] = [
  ['1/2 Goldback', 0.0005],
  ['1 Goldback', 0.001],
  ['5 Goldback', 0.005],
  ['10 Goldback', 0.01],
  ['25 Goldback', 0.025],
  ['50 Goldback', 0.05],
];

/** Historic trade gold, gold notes and gold rounds. */
export const classicGold: readonly Series[] = [
  restrike(
    'corona100',
    'Austrian Gold 100 Corona (1915 restrike)',
    '.900',
    { weight: '0.9802 oz', mm: 37.1, premium: [0.5, 4], tube: 10 },
    44,
  ),
  restrike(
    'ducat4',
    'Austrian Gold 4 Ducat (1915 restrike)',
    '.986',
    { weight: '0.443 oz', mm: 40, premium: [1, 5] },
    34,
  ),
  restrike(
    'ducat1',
    'Austrian Gold 1 Ducat (1915 restrike)',
    '.986',
    { weight: '0.1107 oz', mm: 20, premium: [2, 6] },
    36,
  ),
  restrike(
    'corona20',
    'Austrian Gold 20 Corona (1915 restrike)',
    '.900',
    { weight: '0.196 oz', mm: 21.1, premium: [1, 5] },
    28,
  ),
  restrike(
    'corona10',
    'Austrian Gold 10 Corona (1912 restrike)',
    '.900',
    { weight: '0.098 oz', mm: 19, premium: [2, 6] },
    24,
  ),
  peso('peso50', 'Mexican Gold 50 Pesos Centenario', 1.2057, 46, 37),
  peso('peso20', 'Mexican Gold 20 Pesos', 0.4823, 26),
  peso('peso10', 'Mexican Gold 10 Pesos', 0.2411, 24),
  peso('peso5', 'Mexican Gold 5 Pesos', 0.1206, 24),
  peso('peso25', 'Mexican Gold 2.5 Pesos', 0.0603, 24),
  peso('peso2', 'Mexican Gold 2 Pesos', 0.0482, 28),
  {
    metal: 'gold',
    form: 'note',
    id: 'goldback',
    name: 'Goldback',
    mint: 'goldback',
    country: 'US',
    purity: '.999',
    ira: false,
    noun: 'Gold Note',
    finish: 'New',
    about: 'A spendable note with a measured layer of 24 karat gold inside.',
    aka: ['goldbacks'],
    from: 2023,
    to: 2025,
    fame: 38,
    tags: ['gift'],
    pieces: NOTES.map(([weight, ounces]) => ({ weight, ounces, premium: [90, 110], years: 1 })),
    designs: { 2025: ['Arizona'] },
  },
  {
    metal: 'gold',
    form: 'round',
    id: 'germania-g',
    name: 'Germania Gold',
    mint: 'germania-mint',
    country: 'PL',
    purity: '.9999',
    ira: true,
    about: 'The allegory of Germania in gold; 100 Mark in name, not legal tender.',
    from: 2019,
    years: 3,
    fame: 26,
    tags: ['limited'],
    pieces: [{ weight: '1 oz', mm: 32, grams: 31.1, premium: [5, 12] }],
  },
];
