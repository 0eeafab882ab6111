import type { Form, Metal } from '../product.ts';

/** Percent over the metal's value for a single piece, from lowest to highest. */
export type Premium = readonly [low: number, high: number];

/** One weight in which a series is made. */
export interface Piece {
  weight: string;
  premium: Premium;
  /** Replaces the series' name for this weight ('Half Sovereign'). */
  name?: string;
  /** Fine troy ounces, where the label does not say it ('$1 face'). */
  ounces?: number;
  mm?: number;
  thick?: number;
  /** Gross grams. */
  grams?: number;
  face?: string;
  /** Coins per mint tube, monster box, sheet. */
  tube?: number;
  box?: number;
  sheet?: number;
  /** Sizes of the shop's own lots. */
  lots?: readonly number[];
  /** Narrow the series' years. */
  from?: number;
  to?: number;
  /** How many of the newest years are carried; overrides the series. */
  years?: number;
  /** Coins in one unit, where that is not one ('$10 face' of dimes). */
  pieces?: number;
}

/** A line of products that share a mint, a design idea and a fineness. */
export interface Series {
  id: string;
  name: string;
  mint: string;
  /** ISO 3166 alpha-2, or ECCB for the Eastern Caribbean Central Bank. */
  country: string;
  metal: Metal;
  form: Form;
  purity: string;
  /** Whether its fineness and kind are allowed in an IRA; grading and the maker count too. */
  ira: boolean;
  /** One true sentence about the design or the maker. */
  about: string;
  pieces: readonly Piece[];
  /** 0 to 100: how well it sells. */
  fame: number;
  /** First and last year struck. Without `from` the pieces carry no date. */
  from?: number;
  to?: number;
  gaps?: readonly number[];
  designs?: Readonly<Record<number, readonly string[]>>;
  /** How many of the newest years are carried. */
  years?: number;
  /** How many of the newest years are offered by the tube, box and sheet. */
  packs?: number;
  /** A "random year" entry stands for the older dates. */
  random?: boolean;
  /** Next year's issue is announced. */
  next?: boolean;
  finish?: string;
  /** Certified grades carried for the newest years. */
  grades?: readonly string[];
  /** Offered by condition instead of by year: historic coins. */
  conditions?: readonly string[];
  /** Before this year the alloy was another. */
  before?: { year: number; purity: string; ira: boolean };
  /** Collectors set the price; it does not follow spot. */
  collectable?: boolean;
  /** 1 oz coins that dealers report when bought from the public. */
  reportable?: boolean;
  /** What shoppers type: 'ASE', 'silver eagle'. */
  aka?: readonly string[];
  /** No longer made; single pieces come from the secondary market. */
  vintage?: boolean;
  tags?: readonly string[];
  /** Shares the picture of this series. */
  pictureOf?: string;
  /** Used in the name instead of Coin, Bar or Round. */
  noun?: string;
}

/** The newest date on coins in this catalog; the year after it is presale. */
export const LATEST_YEAR = 2026;

const ZODIAC = [
  'Rat',
  'Ox',
  'Tiger',
  'Rabbit',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Rooster',
  'Dog',
  'Pig',
];

/** The animal of each lunar year from `first` to `last`; 2020 was a year of the Rat. */
export function lunarDesigns(first: number, last: number): Record<number, string[]> {
  const designs: Record<number, string[]> = {};
  for (let year = first; year <= last; year += 1) {
    designs[year] = [`Year of the ${ZODIAC[(year - 1996) % 12] ?? ''}`];
  }
  return designs;
}
