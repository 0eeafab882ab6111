import type { Deal } from '#api/catalog/deals-model.ts';
import type { ProductCard } from '#api/catalog/product-card.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { UnitPrices } from '#commerce/product/price.tsx';

/** The price of today, after the end of a sale; `undefined` as long as it is not known. */
export type Today = { price: ProductCard | undefined };

/** The price of a deal and the price before; or, after its end, the price of today. */
export function DealPrices({ deal, today }: { deal: Deal; today: Today | undefined }) {
  if (!today) {
    return (
      <>
        <UnitPrices product={deal} />
        <p className="muted figures">{savingWords(deal)}</p>
      </>
    );
  }
  const { price } = today;
  if (!price) return <p className="muted">Its price of today is not known yet.</p>;
  return (
    <>
      <UnitPrices product={price} />
      <p className="muted">The price of today.</p>
    </>
  );
}

/** "Saves $1.46 each, 2.0 %. 69 left at this price." */
export function savingWords({ saves, percent, left }: Deal): string {
  const saving = saves > 0 ? `Saves ${formatMoney(saves)} each, ${percent.toFixed(1)} %.` : '';
  return [saving, left === undefined ? '' : `${formatCount(left)} left at this price.`]
    .filter(Boolean)
    .join(' ');
}
