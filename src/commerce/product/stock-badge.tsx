import type { StockName } from '#api/catalog/product-card.ts';
import { formatCount } from '#commerce/format/count.ts';
import { monthDay } from '#commerce/format/month-day.ts';

import './stock-badge.css';

const words: Record<StockName, string> = {
  'In Stock': 'In stock',
  Presale: 'Presale',
  Preorder: 'Preorder',
  Impaired: 'Impaired',
  'Out of Stock': 'Out of stock',
  'Coming Soon': 'Coming soon',
};

type StockBadgeProps = {
  stock: StockName;
  shipsOn?: string | undefined;
  /** Units left at the price that is shown. */
  left?: number | undefined;
};

/**
 * §3 The availability of a product as a word and a shape, never by colour alone. `shipsOn` (ISO
 * date) adds the expected shipping date of stock that has not arrived yet.
 */
export function StockBadge({ stock, shipsOn, left }: StockBadgeProps) {
  return (
    <p className="stock-badge" data-stock={stock}>
      <span className="stock-badge-mark" />
      {left !== undefined && stock === 'In Stock' ? null : words[stock]}
      {left === undefined ? null : `${stock === 'In Stock' ? '' : ', '}${formatCount(left)} left`}
      {shipsOn ? `, ships ${monthDay(shipsOn)}` : null}
    </p>
  );
}
