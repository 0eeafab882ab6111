import { slugOf } from '../metal/naming.ts';
import type { Metal } from '../product.ts';
import type { Piece, Premium, Series } from './series.ts';

/** Percent over the metal for one bar of each weight; small bars cost proportionally more. */
const BAR_PREMIUMS: Readonly<Partial<Record<Metal, Readonly<Record<string, Premium>>>>> = {
  silver: {
    '1 oz': [5, 14],
    '2 oz': [6, 14],
    '100 gram': [7, 14],
    '5 oz': [4, 10],
    '250 gram': [5, 10],
    '10 oz': [3.9, 12],
    '500 gram': [4, 8],
    '20 oz': [4, 9],
    '1 kilo': [3.5, 9],
    '100 oz': [2.5, 7],
    '5 kilo': [2.5, 6],
  },
  gold: {
    '1 gram': [12, 25],
    '2 gram': [9, 16],
    '2.5 gram': [8, 15],
    '5 gram': [5, 9],
    '10 gram': [3.5, 6],
    '20 gram': [2.5, 4.5],
    '1 oz': [1, 3],
    '50 gram': [1.8, 3.5],
    '100 gram': [1.2, 2.5],
    '10 oz': [0.8, 1.8],
    '1 kilo': [0.6, 1.5],
  },
  platinum: {
    '1 gram': [12, 15],
    '2.5 gram': [10, 14],
    '5 gram': [8, 12],
    '10 gram': [7, 11],
    '1 oz': [4, 9],
    '50 gram': [4, 8],
    '100 gram': [4, 7],
  },
  palladium: {
    '1 gram': [14, 18],
    '5 gram': [11, 16],
    '1 oz': [6, 13],
    '50 gram': [6, 12],
    '100 gram': [6, 11],
  },
};

const FINENESS: Partial<Record<Metal, string>> = {
  silver: '.999',
  gold: '.9999',
  platinum: '.9995',
  palladium: '.9995',
};

/** What a line of bars needs beyond its weights. */
export interface BarLine {
  name: string;
  mint: string;
  country: string;
  about: string;
  fame: number;
  vintage?: boolean;
  purity?: string;
  premium?: Premium;
  aka?: readonly string[];
  finish?: string;
  tags?: readonly string[];
}

const LOTS: Readonly<Record<string, readonly number[]>> = {
  'silver 1 oz': [20],
  'silver 10 oz': [10],
  'silver 100 oz': [5],
  'gold 1 gram': [25],
  'gold 1 oz': [5],
};

function barPiece(metal: Metal, weight: string, { premium: own, fame }: BarLine): Piece {
  const premium = own ?? BAR_PREMIUMS[metal]?.[weight];
  if (!premium) throw new Error(`No premium for ${weight} bars of ${metal}`);
  const lots = fame >= 50 ? LOTS[`${metal} ${weight}`] : undefined;
  return lots ? { weight, premium, lots } : { weight, premium };
}

/**
 * A series of bars in one metal; `weights` is a comma-separated list of labels. A line that sells
 * well is also offered by the lot.
 */
export function bars(metal: Metal, weights: string, line: BarLine): Series {
  const { premium: _, ...facts } = line;
  const pieces = weights.split(', ').map((weight) => barPiece(metal, weight, line));
  return {
    purity: FINENESS[metal] ?? '.999',
    ira: true,
    finish: line.vintage ? 'Secondary market' : 'New',
    ...facts,
    id: `${slugOf(line.name)}-${metal}-bar`,
    name: `${line.name} ${metal.charAt(0).toUpperCase()}${metal.slice(1)}`,
    metal,
    form: 'bar',
    pieces,
  };
}
