import { Link, useLocation } from 'react-router';

import { STORE_NAME } from '#commerce/page/titles.ts';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '#commerce/words/support-phone.ts';
import { PHONE } from '#ui/contact-strokes.ts';
import { Drawing } from '#ui/drawing.tsx';
import { ServerHtml } from '#ui/frame/server-html.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';

import './checkout-header.css';

/** §2 The reduced header: logo, title, and a contact link. */
export function CheckoutHeader() {
  const follow = useLinkClicks();
  const isCheckout = useLocation().pathname.startsWith('/checkout');
  return (
    <header className="checkout-header">
      <div className="page-width checkout-header-inner">
        <ServerHtml
          name="brand"
          className="checkout-header-brand"
          standIn={<Link to="/">{STORE_NAME}</Link>}
          onClick={follow}
        />
        {isCheckout ? <p className="checkout-header-title display">Checkout</p> : null}
        <a href={SUPPORT_PHONE_HREF} className="checkout-header-help">
          <Drawing strokes={PHONE} />
          {SUPPORT_PHONE}
        </a>
      </div>
    </header>
  );
}
