import { memo } from 'react';
import { Link } from 'react-router';

import type { CartLine } from '#api/cart.ts';
import { CART_PATH } from '#commerce/cart/cart-form.ts';
import { encodeItem } from '#commerce/cart/guest-codec.ts';
import { keyOf } from '#commerce/cart/rules.ts';
import { formatMoney } from '#commerce/money.ts';
import type { Pay } from '#commerce/pay.ts';
import { WasPrice } from '#commerce/price.tsx';
import { HiddenField } from '#ui/hidden-field.tsx';
import { Tag } from '#ui/tag.tsx';

import { LinePieces } from './line-pieces.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { LineSale } from './line-sale.tsx';
import { LineTick } from './line-tick.tsx';
import { kindOf } from './line-words.ts';
import { MoveToWatchlist } from './move-to-watchlist.tsx';
import { NextPrice } from './next-price.tsx';
import { RemoveLine } from './remove-line.tsx';
import './cart-line.css';

type Props = {
  line: CartLine;
  pay: Pay;
  signedIn: boolean;
  onRemoved: (line: CartLine) => void;
  onMoved: (line: CartLine) => void;
};

/** One line: to tick, to count, to watch, to remove. Its forms work without JavaScript. */
export const CartLineItem = memo(function CartLineItem(props: Props) {
  const { line, pay, signedIn, onRemoved, onMoved } = props;
  const id = `line-${keyOf(line)}`;
  const byCard = pay === 'card';
  return (
    <li className="cart-line">
      <form
        className="cart-line-form"
        method="post"
        action={CART_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        <HiddenField name="intent" value="set" />
        {/* Quantity and tick are said by the fields: a value that never changes costs no time. */}
        <HiddenField name="line" value={encodeItem({ ...line, quantity: 1, selected: true })} />
        <LineTick line={line} />
        <img
          className="cart-line-art"
          src={line.image}
          alt=""
          width="96"
          height="96"
          loading="lazy"
        />
        <div className="cart-line-words">
          <h3>
            <Link to={line.href}>{line.name}</Link>
          </h3>
          <p className="muted">
            {line.clearance ? <Tag>Clearance</Tag> : null} {kindOf(line)}
          </p>
          <p>
            <span className="figures">
              {formatMoney(byCard ? line.cardUnitCents : line.unitCents)}
            </span>{' '}
            each
            {line.wasCents === undefined || byCard ? null : (
              <>
                {' '}
                <WasPrice cents={line.wasCents} />
              </>
            )}
          </p>
        </div>
        <LineQuantity id={id} line={line} />
        <p className="cart-line-total">
          <span className="visually-hidden">Line total </span>
          <b className="figures">{formatMoney(byCard ? line.cardTotalCents : line.totalCents)}</b>
          <span className="cart-line-other figures">
            {byCard
              ? `${formatMoney(line.totalCents)} by check`
              : `${formatMoney(line.cardTotalCents)} by card`}
          </span>
        </p>
      </form>
      <div className="cart-line-more">
        {line.sale ? <LineSale sale={line.sale} /> : null}
        {line.pieces ? <LinePieces pieces={line.pieces} /> : null}
        <div className="cart-line-actions">
          <NextPrice line={line} pay={pay} quantityId={id} />
          <MoveToWatchlist line={line} signedIn={signedIn} onMoved={onMoved} />
        </div>
      </div>
      <RemoveLine line={line} onRemoved={onRemoved} />
    </li>
  );
}, isSame);

/** Of hundreds of lines only those are drawn again that look another way. */
function isSame(one: Props, other: Props): boolean {
  return (
    one.pay === other.pay &&
    one.signedIn === other.signedIn &&
    one.onRemoved === other.onRemoved &&
    one.onMoved === other.onMoved &&
    looksSame(one.line, other.line)
  );
}

/** How long the price holds is told beside the total, and moves with each answer. */
function looksSame(one: CartLine, other: CartLine): boolean {
  if (one === other) return true;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof CartLine>;
  names.delete('holdsUntil');
  return [...names].every((name) => isAlike(one[name], other[name]));
}

function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object') return one === other;
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
