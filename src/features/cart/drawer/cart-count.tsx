import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';

import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { itemsInWords } from '#commerce/cart/model/cart-words.ts';
import { badgeText } from '#commerce/cart/model/rules.ts';
import { Icon } from '#ui/icon.tsx';
import { isPlain } from '#ui/link-clicks.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';
import type { Intended } from '#ui/timing/on-intent.ts';

import './cart-count.css';

type Press = MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>;

/**
 * §9 The badge counts to nine; the accessible name has the exact number. After hydration the link
 * is a button for assistive technology, because a press opens the dialog.
 */
export function CartCount({
  count,
  expanded,
  onPress,
  hints,
}: {
  count: number;
  expanded: boolean;
  onPress: (event: Press) => void;
  hints: Intended<unknown>['hints'];
}) {
  const isButton = useHydrated();
  return (
    <Link
      to={CART_PATH}
      id="cart"
      className="cart-count"
      aria-label={nameOf(count)}
      {...(isButton && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': expanded })}
      {...hints}
      onClick={(event) => {
        if (isPlain(event)) onPress(event);
      }}
      onKeyDown={(event) => {
        if (event.key === ' ') onPress(event);
      }}
    >
      <Icon name="cart" />
      <span className="cart-count-word">Cart</span>
      {count > 0 ? <span className="cart-count-badge"> {badgeText(count)}</span> : null}
    </Link>
  );
}

/** The visible text comes first (WCAG 2.5.3), then the full count: "Cart 9+, 12 items". */
function nameOf(count: number): string {
  return `${count > 0 ? `Cart ${badgeText(count)}` : 'Cart'}, ${itemsInWords(count)}`;
}
