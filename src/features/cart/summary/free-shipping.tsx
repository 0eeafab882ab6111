import { formatMoney } from '#commerce/format/money.ts';

/**
 * §9 The missing amount for free shipping, by the cash price: as text, and as a bar for the eye only.
 * Screen readers read each change of a progress bar as a bare percentage.
 */
export function FreeShipping({ cashCents, from }: { cashCents: number; from: number }) {
  const missing = from - cashCents;
  return (
    <div className="free-shipping">
      <p>
        {missing > 0
          ? `Add ${formatMoney(missing)} to ship free within the US.`
          : 'Ships free within the US.'}
      </p>
      <progress aria-hidden="true" max={from} value={Math.min(cashCents, from)} />
    </div>
  );
}
