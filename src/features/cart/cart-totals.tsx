import type { CartLine } from '#api/cart.ts';
import { totalOf } from '#commerce/cart/line-price.ts';
import { formatMoney } from '#commerce/money.ts';
import { SHIPS_FREE_FROM } from '#commerce/shipping.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/hydrated.ts';

import { CheckoutButton } from './checkout-button.tsx';
import { useTotalWords } from './use-total-words.ts';
import './cart-totals.css';

/** What the ticked lines cost, by each way to pay. */
export function CartTotals({
  lines,
  isOld,
  onRetry,
  problem,
}: {
  lines: readonly CartLine[];
  isOld: boolean;
  onRetry: () => void;
  problem: string | undefined;
}) {
  const total = totalOf(lines);
  const movedFrom = useTotalWords(lines);
  const hydrated = useHydrated();
  const missing = SHIPS_FREE_FROM - total.cashCents;
  return (
    <section className="cart-totals" aria-labelledby="cart-totals-heading">
      <h2 id="cart-totals-heading">Total</h2>
      <dl>
        <div>
          <dt>By check, wire or eCheck</dt>
          <dd className="display figures">{formatMoney(total.cashCents)}</dd>
        </div>
        <div>
          <dt>
            By card or PayPal <small>4.2% more</small>
          </dt>
          <dd className="figures">{formatMoney(total.cardCents)}</dd>
        </div>
      </dl>
      <p>{missing > 0 ? shipsFor(missing) : 'Ships free within the US.'}</p>
      {movedFrom === undefined ? null : (
        <p>Prices have moved with the market. This came to {formatMoney(movedFrom)} before.</p>
      )}
      {isOld ? (
        <div className="cart-totals-old">
          <p>These prices could not be refreshed just now.</p>
          <Button onClick={onRetry}>Refresh prices</Button>
        </div>
      ) : (
        <p className="muted">{hydrated ? holdsFor(lines) : FOLLOWS}</p>
      )}
      <CheckoutButton lines={lines} problem={problem} />
    </section>
  );
}

const FOLLOWS = 'Prices follow the market.';

/** In the shopper's own time, which only the browser knows. */
function holdsFor(lines: readonly CartLine[]): string {
  const times = lines.map(({ holdsUntil }) => holdsUntil).filter((time) => time !== undefined);
  const [first] = times.toSorted();
  if (!first) return FOLLOWS;
  const time = new Date(first).toLocaleTimeString('en-US', { timeStyle: 'short' });
  return `These prices hold until ${time}, and then follow the market.`;
}

function shipsFor(missingCents: number): string {
  return `Add ${formatMoney(missingCents)} to ship free within the US.`;
}
