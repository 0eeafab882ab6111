import { useEffect, useState } from 'react';

import type { Checkout } from '#api/checkout/checkout.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { FoldedList } from '#ui/overlay/disclosure.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { changesByLine, productsChange, totalBefore, type PriceNews } from '../price-news.ts';
import { taxCrossing } from './summary-rows.ts';
import './price-changes.css';

/** Price changes after a lock ended: old price, new price, and the difference. Always announced. */
export function PriceChanges({ news, checkout }: { news: PriceNews; checkout: Checkout }) {
  const { changes, before } = news;
  const crossing = taxCrossing(before?.tax, checkout.tax);
  const sum = sumWords(news, checkout);
  // Once, not again with another way to pay.
  const [spoken] = useState(['Prices have changed.', sum, crossing].filter(Boolean).join(' '));
  // Announces the changes to screen readers.
  useEffect(() => announce(spoken), [spoken]);
  return (
    <section className="price-changes" aria-labelledby="price-changes">
      <h2 id="price-changes">Prices have changed</h2>
      <FoldedList summary={`${changes.length} lines`}>
        {changesByLine(changes, checkout.lines).map((change) => (
          <li key={`${change.productId}-${change.oldCents}`}>
            {change.name}: {formatMoney(change.oldCents)} each before, now{' '}
            <b>{formatMoney(change.newCents)}</b> <span>({differenceWords(change)})</span>
          </li>
        ))}
      </FoldedList>
      {sum ? <p>{sum}</p> : null}
      {crossing ? <p>{crossing}</p> : null}
    </section>
  );
}

function differenceWords({
  oldCents,
  newCents,
  quantity,
  cents,
}: ReturnType<typeof changesByLine>[number]): string {
  const each = formatMoneyChange(newCents - oldCents);
  if (quantity < 2) return each;
  return `${each} each, ${formatMoneyChange(cents)} for ${formatCount(quantity)}`;
}

/** The same difference as that of the lines; what follows from it is told apart. */
function sumWords(news: PriceNews, checkout: Checkout): string {
  const products = productsChange(news.changes, checkout);
  const before = totalBefore(news, checkout);
  const now = checkout.total.total;
  if (before === undefined) {
    return products === 0
      ? ''
      : `The products cost ${moreWords(products)}. Your order now comes to ${formatMoney(now)}.`;
  }
  if (before === now) return '';
  const says = `Your order came to ${formatMoney(before)} before. It is now ${formatMoney(now)}, ${moreWords(now - before)}.`;
  return now - before === products
    ? says
    : `${says} The products cost ${moreWords(products)}; surcharge, coupon and sales tax follow them.`;
}

function moreWords(cents: number): string {
  return `${formatMoney(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}
