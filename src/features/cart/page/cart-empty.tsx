import { use } from 'react';
import { Link } from 'react-router';

import { signInHref } from '#commerce/session/return-to.ts';
import { useSignedIn } from '#commerce/session/signed-in.ts';
import { messages } from '#commerce/words/messages.ts';
import { LinkButton } from '#ui/button.tsx';

import { CartStartContext } from '../read/cart-start.ts';
import './cart-empty.css';

/** An empty cart, with links to products. */
export function CartEmpty() {
  const signedIn = useSignedIn(use(CartStartContext).signedIn);
  return (
    <div className="cart-empty">
      <p className="lead">{messages.cartEmptyDesktop}</p>
      <div className="row">
        <LinkButton to="/bullion-in-stock" tone="main">
          Shop what is in stock
        </LinkButton>
        <LinkButton to="/best-sellers">See the best sellers</LinkButton>
      </div>
      {signedIn ? null : (
        <p>
          Did you leave something in the cart of your account?{' '}
          <Link to={signInHref('/cart/cart')}>Sign in to see it</Link>
        </p>
      )}
    </div>
  );
}
