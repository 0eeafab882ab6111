import type { ProductCard } from '#api/catalog/product-card.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { formatPremium } from '#commerce/words/premium-words.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import './premium-ruler.css';

/** Where a ruler may end, in percent of the metal. */
const SCALES = [2.5, 5, 10, 25];
const LAST = 50;
/** How much of a list the scale holds; what goes beyond is open at its end. */
const HELD = 0.9;
/** Percent of the ruler's width for the metal, which a break shortens, and for what is over it. */
const METAL = 40;
const OVER = 60;

type Listed = Pick<ProductCard, 'cash' | 'premium' | 'premiumPerOunce' | 'bid'>;

/** The scale of a list in percent of the metal: the smallest that holds nine of ten products. */
export function readScale(products: readonly Listed[]): number {
  const holds = (scale: number) =>
    products.filter(({ cash, premium = 0 }) => premium * 100 <= scale * (cash - premium)).length >=
    products.length * HELD;
  return SCALES.find(holds) ?? LAST;
}

/**
 * What one unit costs over its metal, in words and drawn: metal as a line, shortened by a break; what
 * is over it as a box; a tick where the shop buys it back. The drawing is silent. Without a premium,
 * nothing.
 */
export function PremiumRuler({ product, scale }: { product: Listed; scale: number }) {
  const { cash, premium, premiumPerOunce, bid } = product;
  if (premium === undefined) return null;
  const metal = cash - premium;
  const percent = (premium / metal) * 100;
  const draw = (over: number, from: number) =>
    `${Math.max(0, from + (over / scale) * OVER).toFixed()}%`;
  return (
    <p className="premium figures">
      <svg aria-hidden="true">
        <rect width={draw(percent, 0)} />
        {bid && <rect x={draw((bid / metal) * 100 - 100, METAL)} />}
      </svg>
      {formatPremium(
        { cents: premiumPerOunce ?? premium, percent },
        premiumPerOunce === undefined ? '' : ' an ounce',
      )}
      {bid && <VisuallyHidden>, we buy back at {formatMoney(bid)}</VisuallyHidden>}
    </p>
  );
}
