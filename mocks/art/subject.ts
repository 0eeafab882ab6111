/** The fields of a product that its picture depends on. */
export interface ArtSubject {
  metal: ArtMetal;
  form: 'coin' | 'bar' | 'round' | 'note' | 'jewelry' | 'supply';
  packaging: 'single' | 'tube' | 'monster-box' | 'lot' | 'sheet' | 'set';
  /** Series id: 'ase', 'sml'. */
  series: string;
  /** Label of one piece: '1/10 oz', '1 kilo'. */
  weight: string;
  /** '.999', as stamped. */
  purity: string;
  jewelry?: { type: string; subtype: string; material: string };
  /** Category of a supply: 'coin tubes'. */
  supply?: string;
  /** Full name, for designs that the series does not tell, such as the animal of a lunar year. */
  name?: string;
  /** Coins in the tube or box; the usual count of the series when absent. */
  pieces?: number;
}

export const artMetals = ['gold', 'silver', 'platinum', 'palladium', 'copper', 'none'] as const;

export type ArtMetal = (typeof artMetals)[number];
