import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';

import type { Order } from '#api/orders/order.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { tell } from '#commerce/form/use-form-answer.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney, NO_PRICE } from '#commerce/format/money.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { afterPaint } from '#ui/timing/after-paint.ts';

import { LINE_FIELD, type Reordered } from './reorder.ts';
import './order-again.css';

/** The result for each line, or the reason why nothing was ordered again. */
export type OrderedAgain = Answer<{ reordered: readonly Reordered[] }>;

/** Adds the same products to the cart again, and lists the changes line by line. */
export function OrderAgain({ order, again }: { order: Order; again: OrderedAgain | undefined }) {
  const reordered = again?.kind === 'saved' ? again.reordered : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, formData } = useNavigation();
  const isPending = state === 'submitting' && !formData?.has(LINE_FIELD);
  // Moves the focus to the result, after the frame: from the list of orders this is a new page,
  // whose own heading takes the focus first.
  useEffect(() => {
    if (again) tell(again);
    return again?.kind === 'saved' ? afterPaint(() => heading.current?.focus()) : undefined;
  }, [again]);
  return (
    <section className="stack" data-print="no">
      <h2 tabIndex={-1} {...(reordered && FOCUS_ON_LOAD)} ref={heading}>
        {reordered ? tellHow(reordered) : 'Order it again'}
      </h2>
      {reordered ? (
        <div className="order-again-told stack">
          <ul>
            {reordered.map((line) => (
              <li key={`${line.name} ${line.thenCents}`}>
                <b>{line.name}</b>: {tellLine(line)}
              </li>
            ))}
          </ul>
          <p>
            <LinkButton tone="main" to={CART_PATH}>
              View cart
            </LinkButton>
          </p>
        </div>
      ) : (
        <>
          <p className="muted">
            The same{' '}
            {order.lines.length === 1 ? 'product' : countWords(order.lines.length, 'product')} at
            today’s prices. You see what has changed, and the cart, before anything is ordered.
          </p>
          <Form method="post" preventScrollReset>
            <Button type="submit" pending={isPending}>
              Put into the cart
            </Button>
          </Form>
          <Outcome answer={again} />
        </>
      )}
    </section>
  );
}

function tellHow(lines: readonly Reordered[]): string {
  const added = lines.filter(({ is }) => is === 'added').length;
  if (added === lines.length) return 'Everything is in your cart';
  return added === 0
    ? 'Nothing of it can be had now'
    : `${added} of ${countWords(lines.length, 'product')} in your cart`;
}

function tellLine(line: Reordered): string {
  if (line.is === 'gone') return 'not available any more.';
  if (line.is === 'refused') return line.says;
  const { quantity, asked, nowCents, thenCents, source } = line;
  const few = quantity < asked ? ` Only ${quantity} of ${asked} can be had.` : '';
  const from = source === 'instock' ? '' : `, ${SOURCE_WORDS[source].toLowerCase()}`;
  if (nowCents === 0) return `${quantity} added${from}. ${NO_PRICE}.${few}`;
  const then = nowCents === thenCents ? 'the same as then' : `then ${formatMoney(thenCents)}`;
  return `${quantity} added${from}, now ${formatMoney(nowCents)} each, ${then}.${few}`;
}
