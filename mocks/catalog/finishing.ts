import { chanceOf } from './chance.ts';
import { atSpotRule } from './premiums.ts';
import type { Metal, Product, Ribbon } from './product.ts';
import { drawSale, isSaleOn } from './sales.ts';
import { LATEST_YEAR } from './series/series.ts';
import { STOCK_CODES } from './stocking.ts';

/** Sold at the value of the metal, as a promotion. */
const AT_SPOT: readonly string[] = [
  '1-oz-sunshine-buffalo-silver-round',
  '1-oz-golden-state-mint-walking-liberty-silver-round',
  '1-oz-asahi-silver-round',
  '10-oz-asahi-silver-bar',
  '1-face-value-mercury-dimes-circulated',
  'random-year-1-oz-austrian-silver-philharmonic-coin-bu',
  '1-oz-any-mint-gold-bar',
  '10-gram-valcambi-gold-bar',
  '5-gram-perth-mint-gold-bar',
  'random-year-1-oz-south-african-gold-krugerrand-coin-bu',
];

const BEST_SELLERS: Record<Metal | 'none' | 'jewelry', number> = {
  silver: 40,
  gold: 30,
  platinum: 8,
  palladium: 4,
  copper: 6,
  none: 10,
  jewelry: 16,
};

const BEST_SELLER_FLOOR = 50;

function offerAtSpot(product: Product): void {
  if (product.metal === 'none') return;
  product.stocks = [
    {
      name: 'In Stock',
      code: STOCK_CODES['In Stock'],
      quantity: 400,
      rule: atSpotRule(product.metal, product.ounces),
    },
  ];
  product.tags.push('at-spot');
}

function markBestSellers(products: readonly Product[]): void {
  const left = { ...BEST_SELLERS };
  const sold = products.toSorted((a, b) => b.soldCount - a.soldCount);
  for (const product of sold) {
    const shelf = product.form === 'jewelry' ? 'jewelry' : product.metal;
    if (left[shelf] === 0 || product.soldCount < BEST_SELLER_FLOOR) continue;
    left[shelf] -= 1;
    product.tags.push('best-seller');
  }
}

function ribbonOf(product: Product, now: number): Ribbon | undefined {
  const [stock] = product.stocks;
  if (stock?.name === 'Presale') return 'Presale';
  if (stock?.name === 'Coming Soon') return 'Coming soon';
  if (product.clearance) return 'Clearance';
  if (isSaleOn(product, now)) return 'Sale';
  if (product.tags.includes('best-seller')) return 'Best seller';
  if (product.tags.includes('new-arrival')) return 'New';
  return product.tags.includes('limited') ? 'Limited' : undefined;
}

/** Bullion of past years on clearance. */
function isClearance({ form, year, packaging, stocks }: Product, share: boolean): boolean {
  const old = year !== undefined && year < LATEST_YEAR - 3;
  const lies = stocks[0]?.name === 'In Stock';
  return share && old && lies && packaging === 'single' && form !== 'jewelry';
}

/** Fields that depend on all products: offers, best sellers, sales and ribbons. */
export function finish(products: readonly Product[], seed: number, now: number): void {
  const offers = new Set(AT_SPOT);
  for (const product of products) {
    if (offers.has(product.slug)) offerAtSpot(product);
    const luck = chanceOf(`finish ${product.id}`, seed);
    if (isClearance(product, luck.odds(0.03))) product.clearance = true;
    const sale = drawSale(product, luck, now);
    if (sale) product.sale = sale;
  }
  markBestSellers(products);
  for (const product of products) {
    const ribbon = ribbonOf(product, now);
    if (ribbon) product.ribbon = ribbon;
  }
}
