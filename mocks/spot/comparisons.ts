import { type Shop, market } from '../backend/shop.ts';
import { type Wire, dollars } from '../backend/wire.ts';
import { chanceOf } from '../catalog/chance.ts';
import type { Product } from '../catalog/product.ts';
import { type Metal, metals } from '../market/metal.ts';
import { dateOfDay } from '../market/new-york.ts';
import { sessionAt } from '../market/session.ts';
import { firstStock } from '../pricing/offer.ts';
import { type SpotAsks, cardCents, unitPriceCents } from '../pricing/price.ts';

type Dealer = {
  name: string;
  /** The range of their prices relative to ours, in percent. */
  low: number;
  high: number;
  /** What a card adds, in percent; unknown of a dealer that prints one price. */
  card?: number;
};

/** Made-up dealers. */
const DEALERS: readonly Dealer[] = [
  { name: 'Northgate Bullion', low: -0.4, high: 2.6, card: 4 },
  { name: 'Harbor Coin & Metals', low: 0.2, high: 3.4, card: 3.5 },
  { name: 'Sierra Vault', low: 0.6, high: 4.8 },
];

const COMPARED = [
  '2026-1-oz-american-silver-eagle-coin-bu',
  '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
  '2026-1-oz-british-silver-britannia-coin-bu',
  '2026-1-oz-american-gold-eagle-coin-bu',
  '2026-1-oz-american-gold-buffalo-coin-bu',
  '2026-1-oz-canadian-gold-maple-leaf-coin-bu',
  '2026-1-oz-american-platinum-eagle-coin-bu',
  '2026-1-oz-canadian-platinum-maple-leaf-coin-bu',
  '2026-1-oz-austrian-platinum-philharmonic-coin-bu',
  '2026-1-oz-canadian-palladium-maple-leaf-coin-bu',
  '2025-1-oz-canadian-palladium-maple-leaf-coin-bu',
  '1-oz-valcambi-palladium-bar',
];

const DAY = 86_400_000;
const CHART_DAYS = 30;

/** The given day, or the thirty days that end on it, oldest first; ISO dates. */
export function comparedDates(date: string, isChart: boolean): string[] {
  const last = Date.parse(`${date}T00:00:00Z`);
  const days = isChart ? CHART_DAYS : 1;
  return Array.from({ length: days }, (_, index) => {
    return new Date(last - (days - 1 - index) * DAY).toISOString().slice(0, 10);
  });
}

/**
 * Our price at the close of a day and those of other dealers; on the day that trades now, at the
 * price of now. None for the future.
 */
export function compareDay(date: string, shop: Shop): Wire<'PriceComparison'>[] {
  const { catalog, board } = shop;
  const today = dateOfDay(sessionAt(board.spotTime).session.day);
  if (date > today) return [];
  const spot = date === today ? shop.spot : asksOn(date);
  if (!spot) return [];
  return COMPARED.flatMap((slug) => {
    const product = catalog.bySlug.get(slug);
    return product ? compared(product, date, spot) : [];
  });
}

function compared(product: Product, date: string, spot: SpotAsks): Wire<'PriceComparison'>[] {
  const stock = firstStock(product);
  if (!stock || product.metal === 'none') return [];
  const ours = unitPriceCents(stock.rule, 1, spot);
  const others = DEALERS.map((dealer) => priceOf(dealer, product, date, ours));
  const our = {
    sellerName: 'This shop',
    price: dollars(ours),
    cardPrice: dollars(cardCents(ours)),
    isOurs: true,
  };
  return [
    {
      date,
      productId: product.id,
      productName: product.name,
      productNameWithHypen: product.slug,
      metal: product.metal,
      prices: [our, ...others],
    },
  ];
}

/** What a dealer asks where we ask `ours` cents. */
function priceOf(
  { name, low, high, card }: Dealer,
  product: Product,
  date: string,
  ours: number,
): Wire<'ComparedPrice'> {
  const percent = chanceOf(`${name} ${product.id} ${date}`, 1).between(low, high);
  const cents = Math.round(ours * (1 + percent / 100));
  const price = { sellerName: name, price: dollars(cents), isOurs: false };
  if (card === undefined) return price;
  return { ...price, cardPrice: dollars(Math.round(cents * (1 + card / 100))) };
}

/** The closing asks of a day; nothing for a day before the market's first. */
function asksOn(date: string): SpotAsks | undefined {
  const closes = metals.map((metal): [Metal, number | undefined] => {
    return [metal, market.dailyClose(metal, date)];
  });
  if (closes.some(([, cents]) => cents === undefined)) return undefined;
  return Object.fromEntries(closes) as SpotAsks;
}
