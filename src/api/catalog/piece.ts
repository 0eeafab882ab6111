import type { Metal } from '#generated/models/metal.ts';

import type { Premium } from './premium.ts';
import type { PriceTier } from './product-stock.ts';

/** A product that a text names or reckons with; `cash` is cents for one by check, wire or eCheck. */
export type Piece = {
  id: number;
  name: string;
  href: string;
  image: string;
  metal?: Metal;
  /** Troy ounces of pure metal in one. */
  ounces: number;
  cash: number;
  /** Cents for one by card or PayPal. */
  card: number;
  premium?: Premium;
  /** The price steps of the stock that is sold first. */
  tiers: PriceTier[];
};
