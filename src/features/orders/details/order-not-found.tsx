import { pageTitle } from '#commerce/page/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { HISTORY_PATH } from '../history/order-place.ts';

/** The same for a number that does not exist and for another customer's order. */
export function OrderNotFound() {
  return (
    <div className="page-width">
      <title>{pageTitle('Order not found')}</title>
      <PageHeading lead="There is no order with this number in your account. An order that was placed without signing in, or with another account, can be tracked by its papers.">
        Order not found
      </PageHeading>
      <div className="row">
        <LinkButton tone="main" to={HISTORY_PATH}>
          See all your orders
        </LinkButton>
        <LinkButton to="/orders/track">Track an order</LinkButton>
      </div>
    </div>
  );
}
