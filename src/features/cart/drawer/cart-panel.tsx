import { Link } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { removeFromCart } from '#commerce/cart/change/change-cart.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { countInWords } from '#commerce/cart/model/cart-words.ts';
import { isBuyable, keyOf } from '#commerce/cart/model/rules.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { messages } from '#commerce/words/messages.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Skeleton } from '#ui/frame/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';

import { focusBeside } from '../focus-beside.ts';
import { totalOf } from '../line/line-price.ts';
import { useCart } from '../read/use-cart.ts';
import './cart-panel.css';

/**
 * §5 The cart in short: the lines that can be bought, their subtotal, and a link to the cart page.
 */
export function CartPanel() {
  const { lines, status, retry } = useCart();
  const shown = lines.filter(isBuyable);
  const total = totalOf(shown);
  if (status === 'failed') {
    return (
      <div className="cart-panel">
        <p>The cart could not be loaded.</p>
        <Button onClick={() => retry()}>Try again</Button>
      </div>
    );
  }
  if (status === 'loading') {
    return (
      <div className="cart-panel">
        <span className="visually-hidden">Loading the cart</span>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </div>
    );
  }
  return (
    <div className="cart-panel">
      {shown.length === 0 ? (
        <p className="cart-panel-empty">
          <span data-on="mobile">{messages.cartEmptyMobile}</span>
          <span data-on="desktop">{messages.cartEmptyDesktop}</span>
        </p>
      ) : (
        <>
          <ul className="cart-panel-lines" tabIndex={-1}>
            {shown.map((line) => (
              <PanelLine key={keyOf(line)} line={line} />
            ))}
          </ul>
          <p className="cart-panel-total">
            <span>Subtotal, {countInWords(total)}</span>{' '}
            <b className="figures">{formatMoney(total.cashCents)}</b>
          </p>
          <p className="cart-panel-note">
            By check, wire or eCheck. By card or PayPal {formatMoney(total.cardCents)}.
          </p>
        </>
      )}
      <LinkButton to={CART_PATH} tone="main">
        View cart
      </LinkButton>
    </div>
  );
}

function PanelLine({ line }: { line: CartLine }) {
  return (
    <li className="cart-panel-line">
      <img src={line.image} alt="" width="64" height="64" loading="lazy" />
      <div>
        <Link to={line.href}>{line.name}</Link>
        <p className="figures">
          {line.quantity} × {formatMoney(line.unitCents)}
          {line.selected ? null : ', not ticked'}
        </p>
      </div>
      <button
        type="button"
        className="cart-panel-remove"
        aria-label={`Remove ${line.name}`}
        onClick={(event) => {
          focusBeside(event.currentTarget.closest('li'));
          void removeFromCart(line);
        }}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
