import { useEffect, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import type { CartLine } from '#api/cart/cart-model.ts';
import { encodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { CHECKOUT_INTENT } from './checkout-intent.ts';

/**
 * Starts the checkout with the ticked lines and the shown prices: the checkout reports prices that
 * differ. `problem` says why the cart cannot be checked out, `children` is the total.
 */
export function CheckoutButton({
  lines,
  problem,
  children,
}: {
  lines: readonly CartLine[];
  problem: string | undefined;
  children: ReactNode;
}) {
  const isPending = useNavigation().formData?.get('intent') === CHECKOUT_INTENT;
  const ticked = lines.filter(({ selected }) => selected);
  // Announces the problem to screen readers.
  useEffect(() => {
    if (problem) announce(problem, 'assertive');
  }, [problem]);
  return (
    <Form className="cart-checkout" method="post" action={CART_PATH}>
      <input type="hidden" name="cart" value={encodeCart(ticked)} />
      <input
        type="hidden"
        name="prices"
        value={ticked.map(({ unitCents }) => unitCents).join('.')}
      />
      {children}
      <Button type="submit" name="intent" value={CHECKOUT_INTENT} tone="main" pending={isPending}>
        {isPending ? 'Starting checkout' : 'Checkout'}
      </Button>
    </Form>
  );
}
