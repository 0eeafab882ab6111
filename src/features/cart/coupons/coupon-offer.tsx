import { useState } from 'react';

import { formatMoney } from '#commerce/format/money.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { bestOf } from './in-groups.ts';
import { useCartOffers } from './use-cart-offers.ts';

const DISMISSED = 'coupon-offer-dismissed';

/**
 * The coupon that takes the most off the cart, inside the form of a code. It is offered, never
 * applied by itself; a dismissed offer stays away from this tab.
 */
export default function CouponOffer() {
  const [isDismissed, setIsDismissed] = useState(wasDismissed);
  const { offers = [] } = useCartOffers();
  const best = bestOf(offers);
  if (!best || isDismissed) return null;
  return (
    <div className="stack">
      <p>
        <b className="figures">{best.code}</b> would take{' '}
        <span className="figures">{formatMoney(best.onCart?.takesOff ?? 0)}</span> off: {best.title}
        .
      </p>
      <div className="row">
        <Button type="submit" name="coupon" value={best.code}>
          Use it<VisuallyHidden> {best.code}</VisuallyHidden>
        </Button>
        <Button
          tone="quiet"
          onClick={({ currentTarget: { form } }) => {
            form?.querySelector<HTMLElement>('input.control')?.focus();
            dismiss();
            setIsDismissed(true);
          }}
        >
          Not now<VisuallyHidden> {best.code}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function dismiss(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1');
  } catch {
    // Without storage the offer comes again with the next page.
  }
}
