import { type Shop, market } from '../backend/shop.ts';
import { type Wire, dollars } from '../backend/wire.ts';
import { chanceOf } from '../catalog/chance.ts';
import type { Product } from '../catalog/product.ts';
import { type Metal, metals } from '../market/metal.ts';
import { firstStock } from '../pricing/offer.ts';
import { type SpotAsks, unitPriceCents } from '../pricing/price.ts';

/** Made-up dealers, with the range of their prices relative to ours, in percent. */
const DEALERS: readonly [name: string, low: number, high: number][] = [
  ['Northgate Bullion', -0.4, 2.6],
  ['Harbor Coin & Metals', 0.2, 3.4],
  ['Sierra Vault', 0.6, 4.8],
];

const COMPARED = [
  '2026-1-oz-american-silver-eagle-coin-bu',
  '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
  '2026-1-oz-british-silver-britannia-coin-bu',
  '2026-1-oz-american-gold-eagle-coin-bu',
  '2026-1-oz-american-gold-buffalo-coin-bu',
  '2026-1-oz-canadian-gold-maple-leaf-coin-bu',
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

/** Our price at the close of a day and those of other dealers. None for the future. */
export function compareDay(date: string, { catalog, now }: Shop): Wire<'PriceComparison'>[] {
  const spot = asksOn(date);
  if (!spot || Date.parse(date) > now) return [];
  return COMPARED.flatMap((slug) => {
    const product = catalog.bySlug.get(slug);
    return product ? compared(product, date, spot) : [];
  });
}

function compared(product: Product, date: string, spot: SpotAsks): Wire<'PriceComparison'>[] {
  const stock = firstStock(product);
  if (!stock || product.metal === 'none') return [];
  const ours = unitPriceCents(stock.rule, 1, spot);
  const others = DEALERS.map(([sellerName, low, high]) => {
    const percent = chanceOf(`${sellerName} ${product.id} ${date}`, 1).between(low, high);
    const cents = Math.round(ours * (1 + percent / 100));
    return { sellerName, price: dollars(cents), isOurs: false };
  });
  return [
    {
      date,
      productId: product.id,
      productName: product.name,
      productNameWithHypen: product.slug,
      metal: product.metal,
      prices: [{ sellerName: 'This shop', price: dollars(ours), isOurs: true }, ...others],
    },
  ];
}

/** The closing asks of a day; nothing for a day before the market's first. */
function asksOn(date: string): SpotAsks | undefined {
  const closes = metals.map((metal): [Metal, number | undefined] => {
    return [metal, market.dailyClose(metal, date)];
  });
  if (closes.some(([, cents]) => cents === undefined)) return undefined;
  return Object.fromEntries(closes) as SpotAsks;
}
