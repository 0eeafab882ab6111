import type { Product } from '../catalog/product.ts';
import type { SpotBoard } from '../market/market.ts';
import { fraction, halfUp, plus, times } from '../pricing/exact.ts';

type SellerPiece = Pick<
  Product,
  'metal' | 'form' | 'series' | 'mint' | 'name' | 'ounces' | 'country'
>;

/** The shop's bid relative to the spot bid: a percentage, and cents per ounce. */
type Offer = { percent: number; centsPerOunce: number };

/** The largest bid, in percent of the shop's own price. */
const MOST_OF_ASK = 99;

function offerFor(piece: SellerPiece): Offer {
  const isCoin = piece.form === 'coin';
  switch (piece.metal) {
    case 'gold':
      return { percent: goldPercent(piece), centsPerOunce: 0 };
    case 'silver':
      return silverOffer(piece);
    case 'platinum':
      return { percent: isCoin ? -2 : -3, centsPerOunce: 0 };
    default:
      return { percent: isCoin ? -3 : -5, centsPerOunce: 0 };
  }
}

function goldPercent({ form, mint, name }: SellerPiece): number {
  if (form === 'coin') return mint === 'us-mint' ? 0.4 : -0.2;
  return /gram/.test(name) ? -3 : -1.2;
}

function silverOffer({ form, mint, name, country }: SellerPiece): Offer {
  if (form !== 'coin') return { percent: -2.5, centsPerOunce: 0 };
  if (mint === 'us-mint' && /Eagle/.test(name)) return { percent: 0, centsPerOunce: 50 };
  return country === 'US' ? { percent: -3, centsPerOunce: 0 } : { percent: 0, centsPerOunce: 10 };
}

/**
 * The shop's bid for one unit, in cents: the metal at the spot bid, more for popular coins, less
 * for generic metal, and always below the shop's own price.
 */
export function bidCents(piece: SellerPiece, { quotes }: SpotBoard, askCents: number): number {
  const { metal, ounces } = piece;
  if (metal === 'none' || metal === 'copper') return 0;
  const { percent, centsPerOunce } = offerFor(piece);
  const share = plus(fraction(1), fraction(percent, 100));
  const perOunce = plus(times(fraction(quotes[metal].bidCents), share), fraction(centsPerOunce));
  const paid = halfUp(times(perOunce, fraction(ounces)));
  return Math.max(0, Math.min(paid, Math.floor((askCents * MOST_OF_ASK) / 100)));
}

/** Whether the shop bids for a product: single pieces without a grade. */
export function isBought({
  packaging,
  form,
  grade,
}: Pick<Product, 'packaging' | 'form' | 'grade'>): boolean {
  const isPlain = packaging === 'single' && !grade;
  return isPlain && (form === 'coin' || form === 'bar' || form === 'round');
}

/** What refining costs, in percent of the metal. */
const REFINING = 4;

/** The bid in cents for one piece that is worth its metal, by its fine troy ounces, with the reason. */
export function meltBid(
  metal: Product['metal'],
  ounces: number,
  { quotes }: SpotBoard,
): { cents: number; reason: string } {
  if (metal === 'none' || metal === 'copper') return { cents: 0, reason: 'We do not buy it.' };
  const share = fraction(100 - REFINING, 100);
  const cents = halfUp(times(times(fraction(quotes[metal].bidCents), share), fraction(ounces)));
  return { cents, reason: `The value of the metal, ${REFINING}% less for refining.` };
}

/** Conditions that reduce the bid, in percent, with their reason. */
const DEDUCTIONS: Readonly<Record<string, { percent: number; says: string }>> = {
  toning: { percent: 1, says: 'toning' },
  milkSpots: { percent: 1, says: 'milk spots' },
  fingerprints: { percent: 0.5, says: 'fingerprints' },
  scratches: { percent: 2, says: 'scratches' },
  dents: { percent: 3, says: 'dents' },
};

/** A bid in cents, reduced by its conditions, with the reason in words. */
export function afterCondition(
  bid: number,
  conditions: readonly string[],
): { cents: number; reason?: string } {
  const faults = conditions.flatMap((condition) => DEDUCTIONS[condition] ?? []);
  if (faults.length === 0) return { cents: bid };
  const percent = faults.reduce((sum, fault) => sum + fault.percent, 0);
  const cents = halfUp(times(fraction(bid), plus(fraction(1), fraction(-percent, 100))));
  return { cents, reason: `${percent}% less for ${faults.map(({ says }) => says).join(' and ')}.` };
}
