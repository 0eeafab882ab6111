import { lazy, memo, Suspense, useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { lineId } from '#commerce/cart/model/rules.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';
import { formatMoney } from '#commerce/format/money.ts';
import type { Pay } from '#commerce/product/pay.ts';
import { WasPrice } from '#commerce/product/price.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';
import { Tag } from '#ui/tag.tsx';

import { RemoveLine } from '../removal/remove-line.tsx';
import { useQuantityNow } from './line-now.ts';
import { LineQuantity } from './line-quantity.tsx';
import { LineSale } from './line-sale.tsx';
import { LineTick } from './line-tick.tsx';
import { kindOf } from './line-words.ts';
import { looksSame } from './looks-same.ts';
import { MoveToWatchlist } from './move-to-watchlist.tsx';
import { NextPrice } from './next-price.tsx';
import './cart-line.css';

/** Bundled on the server, so that the page is complete without JavaScript. */
const LinePieces = import.meta.env.SSR
  ? (await import('./line-pieces.tsx')).default
  : lazy(() => import('./line-pieces.tsx'));

type Props = {
  line: CartLine;
  pay: Pay;
  signedIn: boolean;
  onRemoved: (line: CartLine, toast: number) => void;
  onMoved: (line: CartLine) => void;
};

/** One line: tick, quantity, watchlist and removal. Its forms work without JavaScript. */
export const CartLineItem = memo(function CartLineItem({ line: drawn, ...how }: Props) {
  const quantity = useQuantityNow(drawn, how.signedIn);
  // Removed: the list and the totals update a moment later.
  const isGone = quantity === 0;
  const line = isGone ? drawn : withQuantity(drawn, quantity);
  const forButtons = useDeferredValue(line);
  const latest = useRef(line);
  // Updates the ref for later presses: the buttons do not show the tick, but submit it.
  useEffect(() => {
    latest.current = line;
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- the list around its part has no role, and takes away its own
    <li className="cart-line" role="listitem" data-gone={isGone || undefined}>
      <form
        className="cart-line-form"
        method="post"
        action={CART_PATH}
        onSubmit={(event) => event.preventDefault()}
      >
        <LineTick line={line} signedIn={how.signedIn} />
        {how.signedIn ? <HiddenField name="line-id" value={String(line.lineId)} /> : null}
        <LineForm line={line} pay={how.pay} />
      </form>
      <LineButtons line={forButtons} latest={latest} {...how} />
    </li>
  );
}, isSame);

const LineForm = memo(function LineForm({ line, pay }: Pick<Props, 'line' | 'pay'>) {
  const byCard = pay === 'card';
  return (
    <>
      <HiddenField name="intent" value="set" />
      {/* The fields submit quantity and tick, so this value never changes and costs no render time.
       */}
      <HiddenField name="line" value={encodeItem({ ...line, quantity: 1, selected: true })} />
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
          {/* Without `discover`: the router would search hundreds of links after each change of the
              page. */}
          <Link to={line.href} discover="none">
            {line.name}
          </Link>
        </h3>
        <p className="muted">
          {line.clearance ? <Tag>Clearance</Tag> : null} {kindOf(line)}{' '}
          {line.ira ? <Tag>IRA eligible</Tag> : null}
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
      <LineQuantity id={lineId(line)} line={line} />
      <p className="cart-line-total">
        <span className="visually-hidden">Line total </span>
        <b className="figures">
          {formatMoney(byCard ? line.cardTotalCents : line.totalCents)}
        </b>{' '}
        <span className="cart-line-other figures">
          {byCard
            ? `${formatMoney(line.totalCents)} by check`
            : `${formatMoney(line.cardTotalCents)} by card`}
        </span>
      </p>
    </>
  );
}, isSameButTick);

const LineButtons = memo(function LineButtons({
  latest,
  ...props
}: Props & { latest: RefObject<CartLine> }) {
  const { line, pay, signedIn, onRemoved, onMoved } = props;
  return (
    <>
      <div className="cart-line-more">
        {line.sale ? <LineSale sale={line.sale} /> : null}
        {line.pieces ? (
          <Suspense fallback={<p>&nbsp;</p>}>
            <LinePieces pieces={line.pieces} />
          </Suspense>
        ) : null}
        <div className="cart-line-actions">
          <NextPrice line={line} pay={pay} quantityId={lineId(line)} />
          {signedIn ? <MoveToWatchlist line={line} latest={latest} onMoved={onMoved} /> : null}
        </div>
      </div>
      <RemoveLine line={line} latest={latest} onRemoved={onRemoved} />
    </>
  );
}, isSameButTick);

/** Only lines that look different render again, not all of hundreds. */
function isSame(one: Props, other: Props): boolean {
  return isSameButTick(one, other) && one.line.selected === other.line.selected;
}

function isSameButTick(one: Partial<Props> & Needed, other: Partial<Props> & Needed): boolean {
  return (
    one.pay === other.pay &&
    one.signedIn === other.signedIn &&
    one.onRemoved === other.onRemoved &&
    one.onMoved === other.onMoved &&
    looksSame(one.line, other.line)
  );
}

type Needed = Pick<Props, 'line' | 'pay'>;
