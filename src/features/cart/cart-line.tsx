import type { CartLine } from '#api/cart.ts';
import { CART_PATH } from '#commerce/cart/cart-form.ts';
import { SOURCE_WORDS } from '#commerce/cart/cart-words.ts';
import { setSelected } from '#commerce/cart/change-cart.ts';
import { encodeItem } from '#commerce/cart/guest-codec.ts';
import { nextStep, savedPerUnit } from '#commerce/cart/line-price.ts';
import { keyOf } from '#commerce/cart/rules.ts';
import { formatMoney } from '#commerce/money.ts';
import { Link } from 'react-router';

import { LineQuantity } from './line-quantity.tsx';
import { RemoveLine } from './remove-line.tsx';
import './cart-line.css';

/** One line: to tick, to count, to remove. Its form works without JavaScript. */
export function CartLineItem({
  line,
  onRemoved,
}: {
  line: CartLine;
  onRemoved: (line: CartLine) => void;
}) {
  const id = `line-${keyOf(line)}`;
  return (
    <li className="cart-line">
      <form
        className="cart-line-form"
        method="post"
        action={CART_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="line" value={encodeItem(line)} />
        <label className="cart-line-tick">
          <input
            type="checkbox"
            name="selected"
            checked={line.selected}
            onChange={(event) => setSelected(line, event.target.checked)}
          />
          <span className="visually-hidden">Buy {line.name}</span>
        </label>
        <img className="cart-line-art" src={line.image} alt="" width="96" height="96" />
        <div className="cart-line-words">
          <h3>
            <Link to={line.href}>{line.name}</Link>
          </h3>
          <p className="muted">{whatKind(line)}</p>
          <p>
            <span className="figures">{formatMoney(line.unitCents)}</span> each
            <PriceByQuantity line={line} />
          </p>
        </div>
        <LineQuantity id={id} line={line} />
        <p className="cart-line-total">
          <span className="visually-hidden">Line total </span>
          <b className="figures">{formatMoney(line.totalCents)}</b>
          <span className="cart-line-card figures">{formatMoney(line.cardTotalCents)} by card</span>
        </p>
      </form>
      <RemoveLine line={line} onRemoved={onRemoved} />
    </li>
  );
}

function PriceByQuantity({ line }: { line: CartLine }) {
  const saved = savedPerUnit(line);
  const next = nextStep(line);
  return (
    <>
      {saved > 0 ? <>, {formatMoney(saved)} less than for one</> : null}
      {next ? (
        <span className="cart-line-next">
          Add {next.more} more and each costs {formatMoney(next.unitCents)}.
        </span>
      ) : null}
    </>
  );
}

const shipDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Presale, ships around Dec 14, 2026, size 7". */
function whatKind({ source, shipsOn, size }: CartLine): string {
  return [
    SOURCE_WORDS[source],
    shipsOn && source !== 'instock' ? `ships around ${shipDay.format(new Date(shipsOn))}` : '',
    size === undefined ? '' : `size ${size}`,
  ]
    .filter(Boolean)
    .join(', ');
}
