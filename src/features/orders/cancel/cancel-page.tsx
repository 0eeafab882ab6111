import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { orderQuery, type Order } from '#api/orders/order.ts';
import { letterHref } from '#commerce/orders/letter-href.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { ACCOUNT } from '../account-crumb.ts';
import { HISTORY_PATH } from '../history/order-place.ts';
import { orderHref } from '../order-path.ts';
import { CancelForm } from './cancel-form.tsx';
import { cancelledWords, tooLateWords } from './cancel-words.ts';
import '../order-screens.css';

/** The page that cancels an order, for browsers without JavaScript and for its own address. */
export function CancelPage({ invoice, formKey }: { invoice: string; formKey: string }) {
  const { data: order } = useSuspenseQuery(orderQuery(invoice));
  const navigate = useNavigate();
  const href = orderHref(invoice);
  // The form stays until its answer has arrived, which comes after the changed order.
  const [wasOpen] = useState(order.isCancellable);
  const isOver = order.status === 'Cancelled' && !wasOpen;
  return (
    <div className="order-screen page-width stack">
      <Breadcrumb
        trail={[ACCOUNT, { label: 'Order history', href: HISTORY_PATH }, { label: invoice, href }]}
        here="Cancel"
      />
      <PageHeading>
        {isOver ? `Order ${invoice} is cancelled` : `Cancel order ${invoice}?`}
      </PageHeading>
      {wasOpen ? (
        <CancelForm
          order={order}
          formKey={formKey}
          keep={<LinkButton to={href}>Keep the order</LinkButton>}
          onCancelled={() => void navigate(href, { replace: true })}
        />
      ) : (
        <Over order={order} />
      )}
    </div>
  );
}

/** It is cancelled already, or too late. */
function Over({ order }: { order: Order }) {
  const { invoice, status } = order;
  const isOver = status === 'Cancelled';
  return (
    <>
      <p className="prose">
        {isOver
          ? cancelledWords(order)
          : `${tooLateWords(order)} Once it has arrived you can ask for a return, or sell it back to us.`}
      </p>
      <div className="row">
        <LinkButton tone="main" to={orderHref(invoice)}>
          See the order
        </LinkButton>
        <LinkButton to={letterHref(invoice, isOver ? 'order' : 'cancel')}>Write to us</LinkButton>
      </div>
    </>
  );
}
