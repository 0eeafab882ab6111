import type { Piece, Series } from './series.ts';

const old = {
  mint: 'us-mint',
  country: 'US',
  metal: 'silver',
  form: 'coin',
  purity: '.900',
  ira: false,
  vintage: true,
  reportable: true,
  tags: ['constitutional', 'junk silver'],
} as const;

/**
 * Circulated coin is sold by face value: a dollar of worn 90% dimes, quarters or halves holds about
 * 0.715 ounces, whichever coins make it up.
 */
function byFace(perDollar: number, coinsPerDollar: number): Piece[] {
  const dollars: readonly [face: string, count: number, premium: Piece['premium']][] = [
    ['$1', 1, [8, 25]],
    ['$10', 10, [5, 18]],
    ['$100', 100, [3, 12]],
    ['$1,000', 1000, [3, 9]],
  ];
  return dollars.map(([face, count, premium]) => ({
    weight: `${face} face`,
    face,
    ounces: Math.round(perDollar * count * 1e4) / 1e4,
    pieces: coinsPerDollar * count,
    premium,
  }));
}

const dollar: Piece = {
  weight: '0.7734 oz',
  mm: 38.1,
  grams: 26.73,
  face: '$1',
  premium: [10, 60],
  tube: 20,
};

const GRADES = ['Cull', 'VG-VF', 'XF-AU', 'BU', 'MS-63', 'MS-64', 'MS-65'];

/** Silver coin that once circulated in the United States. */
export const constitutionalSilver: readonly Series[] = [
  {
    ...old,
    id: 'morgan',
    name: 'Morgan Silver Dollar',
    about: 'The silver dollar of 1878 to 1921, heavy in the hand and rich in mint marks.',
    aka: ['morgans'],
    conditions: GRADES,
    fame: 62,
    pieces: [dollar],
  },
  {
    ...old,
    id: 'peace',
    name: 'Peace Silver Dollar',
    about: 'The dollar of 1921 to 1935, struck to mark the peace after the Great War.',
    conditions: GRADES,
    fame: 52,
    pieces: [dollar],
  },
  {
    ...old,
    id: 'walker',
    name: 'Walking Liberty Half Dollars',
    about: "Weinman's Liberty of 1916 to 1947, later chosen for the Silver Eagle.",
    conditions: ['Circulated'],
    fame: 40,
    pieces: byFace(0.715, 2),
  },
  {
    ...old,
    id: 'franklin',
    name: 'Franklin Half Dollars',
    about: 'Benjamin Franklin and the Liberty Bell, 1948 to 1963.',
    conditions: ['Circulated'],
    fame: 36,
    pieces: byFace(0.715, 2),
  },
  {
    ...old,
    id: 'kennedy64',
    name: '1964 Kennedy Half Dollars',
    about: 'The only year of Kennedy halves in full 90% silver for circulation.',
    conditions: ['Circulated', 'BU'],
    fame: 44,
    pieces: byFace(0.715, 2),
  },
  {
    ...old,
    id: 'kennedy40',
    name: '40% Kennedy Half Dollars',
    purity: '.400',
    about: 'Kennedy halves of 1965 to 1970 keep a silver-rich skin over a leaner core.',
    reportable: false,
    conditions: ['Circulated'],
    fame: 30,
    pieces: byFace(0.295, 2),
  },
  {
    ...old,
    id: 'washq',
    name: '90% Washington Quarters',
    about: 'Quarters of 1932 to 1964, the everyday silver of three generations.',
    conditions: ['Circulated'],
    fame: 46,
    pieces: byFace(0.715, 4),
  },
  {
    ...old,
    id: 'merc',
    name: 'Mercury Dimes',
    about: 'Winged Liberty, often taken for Mercury, on dimes of 1916 to 1945.',
    conditions: ['Circulated'],
    fame: 45,
    pieces: byFace(0.715, 10),
  },
  {
    ...old,
    id: 'roos',
    name: '90% Roosevelt Dimes',
    about: 'Dimes of 1946 to 1964, the smallest 90% silver coin and easy to divide.',
    conditions: ['Circulated'],
    fame: 40,
    pieces: byFace(0.715, 10),
  },
  {
    ...old,
    id: 'warnick',
    name: '35% War Nickels',
    purity: '.350',
    about: 'From 1942 to 1945 nickel went to war, and silver stood in for it.',
    reportable: false,
    conditions: ['Circulated'],
    fame: 22,
    pieces: byFace(1.1252, 20),
  },
];
