import { Link } from 'react-router';

import type { Checkout, CheckoutLine } from '#api/checkout/checkout.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { itemsInWords, SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { Icon } from '#ui/icon.tsx';

import { sayShipDay } from '../ship-day.ts';
import { bothTotals } from './shown-total.ts';
import { summaryRows } from './summary-rows.ts';
import './order-summary.css';

/**
 * The lines and the total of the order, the same at each step. The total comes first; on narrow
 * screens the rest is collapsible.
 */
export function OrderSummary({
  checkout,
  hasOtherWays,
}: {
  checkout: Checkout;
  hasOtherWays: boolean;
}) {
  const { lines, total } = checkout;
  return (
    <aside className="order-summary" aria-labelledby="order-summary">
      <h2 id="order-summary" tabIndex={-1}>
        Your order
      </h2>
      <p className="order-summary-total">
        Total <b className="figures display">{formatMoney(total.total)}</b>
      </p>
      {hasOtherWays ? <OtherWays checkout={checkout} /> : null}
      <details>
        <summary>
          {itemsInWords(lines.length)}
          <Icon name="chevron-down" />
        </summary>
        <ul className="order-summary-lines">
          {lines.map((line) => (
            <Line key={keyOf(line)} line={line} />
          ))}
        </ul>
        <p>
          <Link to={CART_PATH}>Change the cart</Link>
        </p>
        <dl className="order-summary-rows">
          {summaryRows(checkout).map(({ label, says, why }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{says}</dd>
              {why ? <dd className="order-summary-why">{why}</dd> : null}
            </div>
          ))}
        </dl>
      </details>
    </aside>
  );
}

/** Both totals are shown at each step, so that the surcharge is never a surprise. */
function OtherWays({ checkout: { total } }: { checkout: Checkout }) {
  const isSurcharged = total.surcharge > 0;
  const { check, card } = bothTotals({ total });
  if (check === card) return null;
  return (
    <p className="muted">
      {isSurcharged
        ? 'By card or PayPal, with its surcharge. By check, wire or eCheck: '
        : 'By check, wire or eCheck. By card or PayPal, with its surcharge: '}
      <span className="figures">{formatMoney(isSurcharged ? check : card)}</span>
    </p>
  );
}

function Line({ line }: { line: CheckoutLine }) {
  const { name, image, quantity, unitCents, totalCents } = line;
  return (
    <li>
      <img src={image} alt="" width="56" height="56" />
      <div>
        <p>{name}</p>
        <p className="muted">{kindWords(line)}</p>
        {unitCents > 0 ? (
          <p className="figures">
            {formatCount(quantity)} × {formatMoney(unitCents)}
          </p>
        ) : (
          <p className="order-summary-gone">Sold out. It cannot be ordered any more.</p>
        )}
      </div>
      <p className="figures">{formatMoney(totalCents)}</p>
    </li>
  );
}

function kindWords({ source, shipsOn, size, isForIra }: CheckoutLine): string {
  const parts = [
    SOURCE_WORDS[source],
    size && `size ${size}`,
    shipsOn && sayShipDay(shipsOn),
    isForIra && 'may be held in an IRA',
  ];
  return parts.filter(Boolean).join(', ');
}
