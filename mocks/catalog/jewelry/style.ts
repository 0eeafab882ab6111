/** What a piece of jewelry can be made of, with the share of precious metal in it. */
export const MATERIALS = {
  sterling: {
    label: '925 sterling silver',
    short: 'Sterling Silver',
    metal: 'silver',
    fine: 0.925,
  },
  rhodium: {
    label: 'sterling silver, rhodium plated',
    short: 'Rhodium-Plated Silver',
    metal: 'silver',
    fine: 0.925,
  },
  vermeil: {
    label: 'sterling silver, 14k gold plated (vermeil)',
    short: 'Gold Vermeil',
    metal: 'silver',
    fine: 0.925,
  },
  yellow10: { label: '10k yellow gold', short: '10k Yellow Gold', metal: 'gold', fine: 0.4167 },
  yellow14: { label: '14k yellow gold', short: '14k Yellow Gold', metal: 'gold', fine: 0.5833 },
  white14: { label: '14k white gold', short: '14k White Gold', metal: 'gold', fine: 0.5833 },
  rose14: { label: '14k rose gold', short: '14k Rose Gold', metal: 'gold', fine: 0.5833 },
  yellow18: { label: '18k yellow gold', short: '18k Yellow Gold', metal: 'gold', fine: 0.75 },
  platinum: { label: 'platinum 950', short: 'Platinum', metal: 'platinum', fine: 0.95 },
} as const;

export type Material = keyof typeof MATERIALS;

/** Cents a carat of the set stone costs the workshop. */
export const STONE_CENTS = {
  'cubic zirconia': 800,
  'lab-grown diamond': 42_000,
  'natural diamond': 180_000,
  moissanite: 18_000,
  sapphire: 40_000,
  ruby: 45_000,
  emerald: 42_000,
  amethyst: 4_000,
  topaz: 3_500,
  garnet: 3_000,
  opal: 9_000,
  pearl: 2_500,
  turquoise: 2_000,
} as const;

type Stone = keyof typeof STONE_CENTS;

/** One design: its name, material, gram weight, and stones with their carats in all. */
export type Style = readonly [
  name: string,
  material: Material,
  grams: number,
  stone?: Stone,
  carats?: number,
];

export interface Subtype {
  slug: string;
  /** Title of the page: 'Engagement Rings'. */
  label: string;
  /** Last word of the product's name. */
  noun: string;
  styles: readonly Style[];
}

export interface JewelryType {
  slug: string;
  label: string;
  /** 'US 7', '18 in'; empty for what has no size. */
  sizes: readonly string[];
  subtypes: readonly Subtype[];
}
