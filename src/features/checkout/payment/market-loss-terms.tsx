import type { Checkout } from '#api/checkout/checkout.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

/** The price drop of the example. */
const FALLS = 0.05;

/** Explains the binding price: the amount owed after a cancellation, calculated for this order. */
export function MarketLossTerms({
  checkout: { total },
  feeCents,
}: {
  checkout: Pick<Checkout, 'total'>;
  feeCents: number;
}) {
  const loss = Math.round(total.lines * FALLS);
  return (
    <Disclosure summary="What is a market loss?">
      <p>
        Once you place the order, its prices bind you and us, whatever the market does. If you
        cancel it, or do not pay, and prices have fallen, you owe the difference and a fee of{' '}
        {formatMoney(feeCents)}. If prices have risen, you owe the fee alone.
      </p>
      <p>
        An example with this order: its products cost {formatMoney(total.lines)}. Were they worth 5%
        less on the day you cancel, you would owe {formatMoney(loss)} and {formatMoney(feeCents)},
        together {formatMoney(loss + feeCents)}. What is owed is added to your next order.
      </p>
    </Disclosure>
  );
}
