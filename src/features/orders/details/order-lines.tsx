import { Link } from 'react-router';

import type { OrderLine } from '#api/orders/order.ts';
import { SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';

import './order-lines.css';

/** The lines of an order at their original prices. Delivered products can be reviewed. */
export function OrderLines({
  invoice,
  lines,
  mayReview,
}: {
  invoice: string;
  lines: readonly OrderLine[];
  mayReview: boolean;
}) {
  return (
    <section aria-labelledby="order-products">
      <h2 id="order-products">Products</h2>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={`${line.productId} ${line.source} ${line.size ?? ''}`}>
            <img src={line.image} alt="" width="96" height="96" />
            <div>
              <h3>{line.href ? <Link to={line.href}>{line.name}</Link> : line.name}</h3>
              <p className="muted">{whatKind(line)}</p>
              <p className="figures">
                {formatCount(line.quantity)} × {formatMoney(line.unitCents)}
              </p>
              {mayReview && line.href ? (
                <p className="order-lines-reviews">
                  <Link to={`/reviews/write/${line.productId}?order=${invoice}`}>
                    Write a review<span className="visually-hidden"> of {line.name}</span>
                  </Link>
                  <Link to={`${line.href}#reviews`}>
                    Reviews of this product<span className="visually-hidden"> ({line.name})</span>
                  </Link>
                </p>
              ) : null}
            </div>
            <p className="order-lines-total figures">
              <span className="visually-hidden">Line total </span>
              {formatMoney(line.totalCents)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Presale, ships around Dec 14, 2026, size 7". */
function whatKind({ source, shipsOn, size }: OrderLine): string {
  return [
    SOURCE_WORDS[source],
    shipsOn ? `expected ${shortDate(shipsOn)}` : '',
    size ? `size ${size}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
