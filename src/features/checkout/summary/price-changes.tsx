import { useEffect } from 'react';

import type { Checkout } from '#api/checkout/checkout.ts';
import { formatMoney, formatMoneyChange } from '#commerce/format/money.ts';
import { FoldedList } from '#ui/overlay/disclosure.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import type { PriceNews } from './price-news.ts';
import { taxCrossing } from './summary-rows.ts';
import './price-changes.css';

/** Price changes after a lock ended: old price, new price, and the difference. Always announced. */
export function PriceChanges({ news, checkout }: { news: PriceNews; checkout: Checkout }) {
  const { changes, before } = news;
  const { total, tax } = checkout;
  const crossing = taxCrossing(before?.tax, tax);
  const sum = before && before.total !== total.total ? sumWords(before.total, total.total) : '';
  const spoken = ['Prices have changed.', sum, crossing].filter(Boolean).join(' ');
  // Announces the changes to screen readers.
  useEffect(() => announce(spoken), [spoken]);
  return (
    <section className="price-changes" aria-labelledby="price-changes">
      <h2 id="price-changes">Prices have changed</h2>
      <FoldedList summary={`${changes.length} lines`}>
        {changes.map(({ productId, name, oldCents, newCents }) => (
          <li key={`${productId}-${oldCents}`}>
            {name}: {formatMoney(oldCents)} each before, now <b>{formatMoney(newCents)}</b>{' '}
            <span>({formatMoneyChange(newCents - oldCents)})</span>
          </li>
        ))}
      </FoldedList>
      {sum ? <p>{sum}</p> : null}
      {crossing ? <p>{crossing}</p> : null}
    </section>
  );
}

function sumWords(before: number, now: number): string {
  const more = now - before;
  return `Your order came to ${formatMoney(before)} before. It is now ${formatMoney(now)}, ${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'}.`;
}
