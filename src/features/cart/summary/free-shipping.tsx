import { formatMoney } from '#commerce/format/money.ts';

/** §9 The missing amount for free shipping, by the cash price: as text, and as a visual bar. */
export function FreeShipping({ cashCents, from }: { cashCents: number; from: number }) {
  const missing = from - cashCents;
  return (
    <div className="free-shipping">
      <p id="free-shipping">
        {missing > 0
          ? `Add ${formatMoney(missing)} to ship free within the US.`
          : 'Ships free within the US.'}
      </p>
      <progress
        max={from}
        value={Math.min(cashCents, from)}
        aria-labelledby="free-shipping"
        aria-valuetext={`${formatMoney(Math.min(cashCents, from))} of ${formatMoney(from)}`}
      />
    </div>
  );
}
