import { wordMotif } from './word-motif.ts';

/** The motif of a series, and the usual counts of its packs. */
export interface SeriesArt {
  motif: string;
  /** Size slug, for coins known by denomination. */
  size?: string;
  proof?: true;
  /** Coins in a tube, and in a monster box. */
  tube?: number;
  box?: number;
}

function art(motif: string, tube = 20, box = 500): SeriesArt {
  return { motif, tube, box };
}

const known: Readonly<Record<string, SeriesArt>> = {
  ase: art('walking-liberty'),
  'ase-proof': { motif: 'walking-liberty', proof: true },
  'ase-burnished': art('walking-liberty'),
  atb5: art('mountain', 10, 100),
  age: art('saint-gaudens'),
  'age-proof': { motif: 'saint-gaudens', proof: true },
  buffalo: art('bison'),
  ape: art('statue'),
  apde: art('mercury'),
  'pre33-1': { motif: 'saint-gaudens', size: '20-dollar' },
  'pre33-2': { motif: 'coronet', size: '20-dollar' },
  'pre33-3': { motif: 'indian', size: '10-dollar' },
  'pre33-4': { motif: 'coronet', size: '10-dollar' },
  'pre33-5': { motif: 'indian', size: '5-dollar' },
  'pre33-6': { motif: 'coronet', size: '5-dollar' },
  'pre33-7': { motif: 'indian', size: '2-50-dollar' },
  'pre33-8': { motif: 'coronet', size: '2-50-dollar' },
  morgan: { motif: 'morgan', size: 'dollar', tube: 20 },
  peace: { motif: 'peace', size: 'dollar', tube: 20 },
  'morgan-peace-new': { motif: 'morgan', size: 'dollar', tube: 20 },
  walker: { motif: 'walking-liberty', size: 'half-dollar', tube: 20 },
  franklin: { motif: 'franklin', size: 'half-dollar', tube: 20 },
  kennedy64: { motif: 'president', size: 'half-dollar', tube: 20 },
  kennedy40: { motif: 'president', size: 'half-dollar', tube: 20 },
  washq: { motif: 'queue', size: 'quarter', tube: 40 },
  merc: { motif: 'mercury', size: 'dime', tube: 50 },
  roos: { motif: 'president', size: 'dime', tube: 50 },
  warnick: { motif: 'queue', size: 'nickel', tube: 40 },
  sml: art('maple', 25),
  'sml-10': art('maple', 10, 100),
  gml: art('maple', 10),
  pml: art('maple', 10),
  pdml: art('maple', 10),
  'gml-cotw': art('wolf', 10),
  'ca-wildlife': art('wolf', 25),
  'ca-birds': art('hawk', 25),
  'ca-predator': art('cougar', 25),
  'brit-s': art('britannia', 25),
  'brit-g': art('britannia', 10, 100),
  'brit-p': art('britannia', 10, 100),
  'qb-s': art('lion', 10, 100),
  'qb-g': art('lion', 10, 100),
  'tb-s': art('lion', 10, 100),
  'tb-g': art('lion', 10, 100),
  'royal-arms-s': art('royal-arms', 25),
  'myths-s': art('sword', 25),
  sovereign: { motif: 'monarch', size: 'sovereign', tube: 25 },
  'kanga-s': art('kangaroo', 25, 250),
  'kanga-g': art('kangaroo'),
  'kanga-p': art('kangaroo'),
  kook: art('kookaburra', 20, 100),
  'koala-s': art('koala', 20, 100),
  platypus: art('platypus'),
  wte: art('eagle'),
  swan: art('swan'),
  emu: art('emu'),
  quokka: art('quokka'),
  'phil-s': art('philharmonic'),
  'phil-g': art('philharmonic', 10),
  'phil-p': art('philharmonic', 10),
  corona100: { motif: 'emperor', size: '100-corona' },
  corona20: { motif: 'emperor', size: '20-corona' },
  corona10: { motif: 'emperor', size: '10-corona' },
  ducat4: { motif: 'emperor', size: '4-ducat' },
  ducat1: { motif: 'emperor', size: '1-ducat' },
  'panda-s': art('panda', 15, 450),
  'panda-g': art('panda', 10),
  'lib-s': art('libertad', 25, 450),
  'lib-g': art('libertad'),
  peso50: { motif: 'libertad', size: '50-peso' },
  peso20: { motif: 'aztec', size: '20-peso' },
  peso10: { motif: 'statesman', size: '10-peso' },
  peso5: { motif: 'statesman', size: '5-peso' },
  peso25: { motif: 'statesman', size: '2-50-peso' },
  peso2: { motif: 'statesman', size: '2-peso' },
  'krug-g': art('springbok', 10),
  'krug-s': art('springbok', 25),
  'bigfive-s': art('elephant', 25),
  'ele-s': art('elephant'),
  'ele-g': art('elephant'),
  noah: art('ark'),
  'niue-owl': art('owl'),
  'niue-turtle': art('turtle'),
  'czech-lion-s': art('lion', 25),
  chiwoo: art('shield-knot', 10),
  'noble-p': art('longship'),
  'una-lion': art('lion'),
  'ec8-s': art('palm'),
  'ec8-g': art('palm'),
  chronos: art('hourglass', 25),
  equilibrium: art('balance', 25),
  terra: art('globe', 25),
  icon: art('star', 25),
  vivat: art('sunburst', 25),
  'germania-s': art('germania', 25),
  'germania-g': art('germania'),
  allegories: art('allegory', 25),
  'germania-beasts': art('dragon', 25),
};

/** Series whose designs change with the year, named in the product's name. */
const changing = /^(lunar|uk-lunar|qb-|tb-|ca-|bigfive|gml-cotw|germania-beasts)|pamp-lunar/;

/**
 * The art of a series; `name` selects the design of the year where a series has many. A series
 * without a drawing gets the wreath.
 */
export function seriesArt(series: string, name = ''): SeriesArt {
  const base = known[series] ?? { motif: wordMotif(series) ?? 'wreath', tube: 20, box: 500 };
  const design = changing.test(series) ? wordMotif(name) : undefined;
  const motif = design ?? base.motif;
  if (series === 'sovereign' && /half/i.test(name)) return { ...base, size: 'half-sovereign' };
  return { ...base, motif };
}

/** Series whose art is set by hand; for others it follows from their names. */
export const knownSeries: readonly string[] = Object.keys(known);
