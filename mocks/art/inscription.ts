import type { Size } from './size.ts';
import type { ArtMetal } from './subject.ts';

/** 'FINE SILVER', as dies say it. */
export const fine: Readonly<Record<ArtMetal, string>> = {
  gold: 'FINE GOLD',
  silver: 'FINE SILVER',
  platinum: 'PLATINUM',
  palladium: 'PALLADIUM',
  copper: 'FINE COPPER',
  none: 'PROOF OF WORTH',
};

export const symbols: Readonly<Record<ArtMetal, string>> = {
  gold: 'Au',
  silver: 'Ag',
  platinum: 'Pt',
  palladium: 'Pd',
  copper: 'Cu',
  none: '',
};

const usualPurity: Readonly<Record<ArtMetal, string>> = {
  gold: '999.9',
  silver: '999',
  platinum: '999.5',
  palladium: '999.5',
  copper: '999',
  none: '',
};

const crownGold = new Set(['springbok', 'monarch']);
const coinGold = new Set(['coronet', 'indian', 'libertad', 'statesman', 'aztec', 'emperor']);
const fineSilver = new Set(['maple', 'kangaroo', 'kookaburra', 'koala', 'emu', 'swan', 'elephant']);

/** The purity of coins that once circulated; nothing for other coins. */
function circulatedPurity(metal: ArtMetal, motif: string, { slug }: Size): string | undefined {
  if (!/dollar|quarter|dime|nickel|peso|corona/.test(slug)) return undefined;
  const isAlloyed = metal === 'silver' || coinGold.has(motif) || motif === 'saint-gaudens';
  if (!isAlloyed) return undefined;
  return slug === 'nickel' ? '350' : '900';
}

/** Parts per thousand, as stamped: crown gold is 916.7, coins that once circulated 900. */
export function purityOf(metal: ArtMetal, motif: string, size?: Size): string {
  const circulated = size && circulatedPurity(metal, motif, size);
  if (circulated) return circulated;
  if (size && /ducat/.test(size.slug)) return '986';
  if (metal === 'gold' && (crownGold.has(motif) || motif === 'saint-gaudens')) return '916.7';
  if (metal === 'silver' && fineSilver.has(motif)) return '999.9';
  return usualPurity[metal];
}

const legends: Readonly<Record<string, string>> = {
  'walking-liberty': 'LIBERTY',
  'saint-gaudens': 'LIBERTY',
  'standing-liberty': 'LIBERTY',
  statue: 'LIBERTY',
  coronet: 'LIBERTY',
  indian: 'LIBERTY',
  morgan: 'E PLURIBUS UNUM',
  peace: 'LIBERTY',
  mercury: 'LIBERTY',
  president: 'LIBERTY',
  franklin: 'LIBERTY',
  queue: 'LIBERTY',
  lincoln: 'LIBERTY',
  bell: 'LIBERTY',
  bison: 'LIBERTY',
  maple: 'CANADA',
  britannia: 'BRITANNIA',
  'royal-arms': 'DIEU ET MON DROIT',
  kangaroo: 'AUSTRALIA',
  kookaburra: 'AUSTRALIA',
  koala: 'AUSTRALIA',
  emu: 'AUSTRALIA',
  swan: 'AUSTRALIA',
  quokka: 'AUSTRALIA',
  platypus: 'AUSTRALIA',
  philharmonic: 'PHILHARMONIKER',
  panda: 'CHINA',
  libertad: 'LIBERTAD',
  springbok: 'SUID-AFRIKA',
  germania: 'GERMANIA',
  pharaoh: 'EGYPT',
};

/** The legend above the motif of a coin: its country's, or the name of the metal. */
export function legendOf(motif: string, metal: ArtMetal): string {
  return legends[motif] ?? fine[metal];
}

const faces: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'walking-liberty-silver': { '1-oz': 'ONE DOLLAR' },
  'mountain-silver': { '5-oz': 'QUARTER DOLLAR' },
  'saint-gaudens-gold': dollars(50, 25, 10, 5),
  'bison-gold': dollars(50, 25, 10, 5),
  'statue-platinum': dollars(100, 50, 25, 10),
  'mercury-palladium': dollars(25, 0, 0, 0),
  'maple-silver': { '1-oz': '5 DOLLARS', '10-oz': '50 DOLLARS' },
  'maple-gold': { ...dollars(50, 20, 10, 5), '1-20-oz': '1 DOLLAR', '1-gram': '50 CENTS' },
  'maple-platinum': dollars(50, 20, 10, 5),
  'maple-palladium': dollars(50, 0, 0, 0),
  'britannia-silver': { '1-oz': '2 POUNDS', '10-oz': '10 POUNDS' },
  'britannia-gold': values('POUNDS', 100, 50, 25, 10),
  'britannia-platinum': values('POUNDS', 100, 50, 25, 10),
  'kangaroo-silver': { '1-oz': '1 DOLLAR' },
  'kookaburra-silver': { '1-oz': '1 DOLLAR', '10-oz': '10 DOLLARS', '1-kilo': '30 DOLLARS' },
  'koala-silver': { '1-oz': '1 DOLLAR', '1-kilo': '30 DOLLARS' },
  'kangaroo-gold': dollars(100, 50, 25, 15),
  'kangaroo-platinum': dollars(100, 50, 25, 15),
  'platypus-platinum': dollars(100, 50, 25, 15),
  'philharmonic-silver': { '1-oz': '1.50 EURO' },
  'philharmonic-gold': { ...values('EURO', 100, 50, 25, 10), '1-25-oz': '4 EURO' },
  'philharmonic-platinum': values('EURO', 100, 50, 25, 10),
  'panda-silver': { '1-oz': '10 YUAN', '30-gram': '10 YUAN' },
  'panda-gold': { ...values('YUAN', 500, 200, 100, 50), '30-gram': '500 YUAN' },
  'elephant-silver': { '1-oz': '100 SHILLINGS' },
  'elephant-gold': { '1-oz': '1000 SHILLINGS' },
  'owl-silver': { '1-oz': '2 DOLLARS', '2-oz': '5 DOLLARS' },
  'turtle-silver': { '1-oz': '2 DOLLARS' },
};

function values(unit: string, one: number, half: number, quarter: number, tenth: number) {
  const say = (value: number) => `${value} ${unit}`;
  return { '1-oz': say(one), '1-2-oz': say(half), '1-4-oz': say(quarter), '1-10-oz': say(tenth) };
}

function dollars(one: number, half: number, quarter: number, tenth: number) {
  return values('DOLLARS', one, half, quarter, tenth);
}

/** The face value of a coin; nothing where it is unknown. */
export function faceOf(motif: string, metal: ArtMetal, size: Size): string | undefined {
  return faces[`${motif}-${metal}`]?.[size.slug];
}
