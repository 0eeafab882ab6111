/**
 * The types of the mock backend's catalog. All money is integer US cents, all metal weight is fine
 * troy ounces; nothing here depends on the schemas of the API.
 */

export type Metal = 'gold' | 'silver' | 'platinum' | 'palladium' | 'copper';

export type Form = 'coin' | 'bar' | 'round' | 'note' | 'jewelry' | 'supply';

export type Packaging = 'single' | 'tube' | 'monster-box' | 'lot' | 'sheet' | 'set';

/** §3: the stock names that the shop is known to use. */
export const STOCK_NAMES = [
  'In Stock',
  'Presale',
  'Preorder',
  'Out of Stock',
  'Coming Soon',
  'Impaired',
] as const;

export type StockName = (typeof STOCK_NAMES)[number];

interface SpotTier {
  /** Smallest quantity this tier applies to. */
  min: number;
  /** Cents per unit on top of metal value and tip. */
  askCents: number;
}

/**
 * Unit price = (spot ask + tip) x ounces + the tier's ask, held between
 * spot ask x ounces + floor premium and spot ask x ounces + ceiling premium.
 */
export interface SpotRule {
  type: 'spot';
  metal: Metal;
  /** Fine troy ounces in one unit. */
  ounces: number;
  /** Cents per troy ounce. */
  tipCents: number;
  /** One to five, by rising `min`, the first at 1. */
  tiers: SpotTier[];
  /** Cents per unit. */
  floorPremiumCents: number;
  /** Cents per unit. */
  ceilingPremiumCents: number;
}

/** Jewelry and supplies: a price that does not follow the market. */
export interface FixedRule {
  type: 'fixed';
  tiers: { min: number; cents: number }[];
}

export type PriceRule = SpotRule | FixedRule;

export interface SizeOption {
  size: string;
  /** Cents on top of the unit price. */
  addCents: number;
}

export interface Stock {
  name: StockName;
  code: string;
  quantity: number;
  rule: PriceRule;
  /** ISO date, for stock that is not in the vault yet. */
  expectedShipDate?: string;
  sizes?: SizeOption[];
}

export interface Sale {
  /** Never 0: on the wire 0 means "no sales event". */
  eventId: number;
  name: string;
  percentOff?: number;
  centsOff?: number;
  /** ISO date-time. */
  endsAt: string;
}

export type Ribbon =
  | 'New'
  | 'Sale'
  | 'Best seller'
  | 'Presale'
  | 'Clearance'
  | 'Coming soon'
  | 'IRA eligible'
  | 'Limited';

interface JewelryDetails {
  type: string;
  subtype: string;
  material: string;
  /** 'none' for plain metal. */
  stone: string;
  sizeable: boolean;
  sizes: string[];
  gramWeight: number;
  /** Total carat weight of the stones. */
  caratWeight?: number;
}

interface SupplyDetails {
  category: string;
  /** The size that it holds: '40.6 mm', '1 oz bar'. */
  fits?: string;
}

export interface Product {
  id: number;
  /** Hyphenated name, as in /product/{id}/{slug}. */
  slug: string;
  name: string;
  metal: Metal | 'none';
  form: Form;
  packaging: Packaging;
  /** Series id. */
  series: string;
  seriesName: string;
  /** Mint slug. */
  mint: string;
  mintName: string;
  /** ISO 3166 alpha-2 code of the issuing country. */
  country: string;
  /** Label of one piece: '1/10 oz', '10 oz', '1 kilo'. */
  weight: string;
  /** Fine troy ounces of the whole unit: a tube of 20 holds 20. */
  ounces: number;
  pieces: number;
  year?: number;
  /** '.999', as stamped. */
  purity: string;
  finish: string;
  grade?: string;
  diameterMm?: number;
  thicknessMm?: number;
  faceValue?: string;
  /** Gross grams of one piece. */
  grossGrams?: number;
  /** Accepted in a precious-metals IRA. */
  ira: boolean;
  /** Counts toward the 1099-B lists when a private person sells it. */
  reportable1099b: boolean;
  ribbon?: Ribbon;
  stocks: Stock[];
  sale?: Sale;
  clearance: boolean;
  grouped?: { productId: number; quantity: number }[];
  jewelry?: JewelryDetails;
  supply?: SupplyDetails;
  soldCount: number;
  /** ISO date. */
  addedOn: string;
  /** Mean of stars 1 to 5, absent without reviews. */
  rating?: number;
  reviewCount: number;
  tags: string[];
  /** Key of the drawn picture. */
  art: string;
  summary: string;
}
