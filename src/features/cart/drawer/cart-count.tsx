import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';

import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { countInWords } from '#commerce/cart/model/cart-words.ts';
import { badgeText, type CartCount as Count } from '#commerce/cart/model/rules.ts';
import { Icon } from '#ui/icon.tsx';
import { isPlain } from '#ui/link-clicks.ts';
import { useHydrated } from '#ui/timing/hydrated.ts';
import type { Intended } from '#ui/timing/on-intent.ts';

import './cart-count.css';

type Press = MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>;

/**
 * §9 The badge counts pieces to nine; the accessible name has all, and the lines. The server
 * knows neither, because it sends the same page to everybody. After hydration the link is a button
 * for assistive technology, because a press opens the dialog.
 */
export function CartCount({
  count,
  expanded,
  onPress,
  hints,
}: {
  count: Count | undefined;
  expanded: boolean;
  onPress: (event: Press) => void;
  hints: Intended<unknown>['hints'];
}) {
  const isButton = useHydrated();
  const badge = count?.pieces ? badgeText(count.pieces) : '';
  return (
    <Link
      to={CART_PATH}
      id="cart"
      className="cart-count"
      aria-label={isButton && count ? nameOf(badge, count) : undefined}
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
      {badge ? <span className="cart-count-badge"> {badge}</span> : null}
    </Link>
  );
}

/** The visible text comes first (WCAG 2.5.3): "Cart 9+, 12 items, 45 pieces". */
function nameOf(badge: string, count: Count): string {
  return `Cart${badge && ` ${badge}`}, ${countInWords(count)}`;
}
