import type { Form } from '../../catalog/product.ts';
import type { Metal } from '../../market/metal.ts';

/** What a state exempts. Absent fields do not matter to that state. */
export type Cover = {
  metals: readonly Metal[];
  forms?: readonly Form[];
  /** The least fineness: .999 silver is 0.999. One figure for all metals, or one for each. */
  fineness?: number | Partial<Record<Metal, number>>;
  /** Only coins of the United States. */
  american?: true;
  /** The most a thing may cost, in percent of the metal in it. */
  percentOfMetal?: number;
};

/** An exemption of a state, with its sentence for shoppers. */
export type Exemption = {
  covers: readonly Cover[];
  /** The exemption starts at this total of everything it covers; without it, at any amount. */
  fromCents?: number;
  /** The total has to be more than `fromCents`, not just reach it. */
  above?: true;
  /** A whole sentence for the shopper. */
  says: string;
};

/** One state's sales tax on what this shop sells. Local taxes are not simulated. */
export type StateTax = {
  code: string;
  name: string;
  /** The state's own rate in percent. */
  ratePercent: number;
  exemptions: readonly Exemption[];
  /** A sentence for the state's page, and for the bullion it taxes at any amount. */
  says: string;
  /** The date (yyyy-mm-dd) this rule is in force from, where it is a recent one. */
  since?: string;
};

/** Gold, silver, platinum and palladium in the forms that count as bullion. */
export const bullionForms = ['coin', 'bar', 'round', 'note'] as const satisfies readonly Form[];
export const barsAndRounds = ['bar', 'round', 'note'] as const satisfies readonly Form[];
export const goldAndSilver = ['gold', 'silver'] as const satisfies readonly Metal[];
export const withPlatinum = ['gold', 'silver', 'platinum'] as const satisfies readonly Metal[];
export const platinumAndPalladium = ['platinum', 'palladium'] as const satisfies readonly Metal[];
export const preciousMetals = [
  'gold',
  'silver',
  'platinum',
  'palladium',
] as const satisfies readonly Metal[];

/** The fineness that an IRA, and several states, require. */
export const investmentFineness = {
  gold: 0.995,
  silver: 0.999,
  platinum: 0.9995,
  palladium: 0.9995,
};
