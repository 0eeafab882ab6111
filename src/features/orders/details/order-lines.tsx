import { Form, Link, useNavigation } from 'react-router';

import type { Order, OrderLine } from '#api/orders/order.ts';
import { SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { shortDate } from '#commerce/format/short-date.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { billOf, type BillRow } from './order-money.ts';
import { LINE_FIELD, lineKey } from './reorder.ts';
import './order-lines.css';

/** What was ordered, at the prices of then, with the bill below; each line can be bought again. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <section>
      <h2>What you ordered</h2>
      <table className="order-lines">
        <caption className="visually-hidden">
          What you ordered, line by line, and what it came to
        </caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" data-figure="">
              Quantity
            </th>
            <th scope="col" data-figure="">
              Price of one
            </th>
            <th scope="col" data-figure="">
              Together
            </th>
            <th scope="col" data-print="no">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={lineKey(line)} line={line} order={order} />
          ))}
        </tbody>
        <tfoot>
          {billOf(order).map((row) => (
            <BillLine key={row.label} row={row} />
          ))}
        </tfoot>
      </table>
    </section>
  );
}

function Line({ line, order }: { line: OrderLine; order: Order }) {
  return (
    <tr>
      <th scope="row">
        <What line={line} order={order} />
      </th>
      <td data-label="Quantity" data-figure="" className="figures">
        {formatCount(line.quantity)}
      </td>
      <td data-label="Price of one" data-figure="" className="figures">
        {formatMoney(line.unitCents)}
      </td>
      <td data-label="Together" data-figure="" className="figures order-line-total">
        {formatMoney(line.totalCents)}
      </td>
      <td data-print="no">
        <BuyAgain line={line} />
      </td>
    </tr>
  );
}

/** The product, and what can be done with it once it has arrived. */
function What({ line, order }: { line: OrderLine; order: Order }) {
  const isOver = order.status === 'Delivered';
  const kind = whatKind(line);
  return (
    <span className="order-line-what">
      <img src={line.image} alt="" width="56" height="56" />
      <span>
        {line.href ? <Link to={line.href}>{line.name}</Link> : line.name}{' '}
        {kind ? <small>{kind}</small> : null}{' '}
        {isOver ? <AfterDelivery line={line} invoice={order.invoice} /> : null}
      </span>
    </span>
  );
}

/** A form of its own, so that it works without JavaScript. */
function BuyAgain({ line }: { line: OrderLine }) {
  const key = lineKey(line);
  const { state, formData } = useNavigation();
  const isPending = state === 'submitting' && formData?.get(LINE_FIELD) === key;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" tone="quiet" name={LINE_FIELD} value={key} pending={isPending}>
        Buy again<VisuallyHidden> {line.name}</VisuallyHidden>
      </Button>
    </Form>
  );
}

/** What can be done with a product that has arrived. */
function AfterDelivery({ line, invoice }: { line: OrderLine; invoice: string }) {
  const { productId, href, name } = line;
  const of = <VisuallyHidden> ({name})</VisuallyHidden>;
  return (
    <span className="order-line-links" data-print="no">
      {href ? (
        <>
          <Link to={`/reviews/write/${productId}?order=${invoice}`}>
            Write a review<span className="visually-hidden"> of {name}</span>
          </Link>{' '}
          <Link to={`${href}#reviews`}>Reviews of this product{of}</Link>{' '}
        </>
      ) : null}
      {isHeld(line) ? <Link to={heldHref(name)}>In your portfolio{of}</Link> : null}
    </span>
  );
}

/** The portfolio, which brings the order in if it has not yet, at this product. */
function heldHref(name: string): string {
  return `/bold-bullion-portfolio?${new URLSearchParams({ find: name }).toString()}#holdings-heading`;
}

const HELD = new Set<OrderLine['metal']>(['gold', 'silver', 'platinum', 'palladium']);

/** A portfolio holds bullion; what has a size is jewelry. */
function isHeld({ metal, size }: OrderLine): boolean {
  return HELD.has(metal) && !size;
}

function BillLine({ row: { label, words, isSum } }: { row: BillRow }) {
  return (
    <tr data-sum={isSum ? '' : undefined}>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td data-figure="" className="figures">
        {words}
      </td>
    </tr>
  );
}

/** "Presale, expected Dec 14, 2026, size 7". */
function whatKind({ source, shipsOn, size }: OrderLine): string {
  return [
    source === 'instock' ? '' : SOURCE_WORDS[source],
    shipsOn ? `expected ${shortDate(shipsOn)}` : '',
    size ? `size ${size}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
