import { useQuery } from '@tanstack/react-query';

import type { CartLine } from '#api/cart/cart-model.ts';
import { customerQuery } from '#api/session/session.ts';
import { setSelected } from '#commerce/cart/change/change-cart.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { itemsInWords, SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import { longDate } from '#commerce/format/date.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { headingOf } from '../focus-beside.ts';
import { delayedBy } from './ships-later.ts';
import './split-offer.css';

/**
 * Says whether an order with lines that are not in the vault yet ships together or in two parcels,
 * by the customer's setting; together, it offers to order the rest first.
 */
export function SplitOffer({ lines, signedIn }: { lines: readonly CartLine[]; signedIn: boolean }) {
  const { data: customer } = useQuery({ ...customerQuery(), enabled: signedIn });
  const { later, waiting } = delayedBy(lines);
  const [last] = later;
  if (!last || waiting === 0) return null;
  const about = last.shipsOn ? ` about ${longDate(last.shipsOn)}` : '';
  const what = later.length === 1 ? last.name : `${later.length} lines`;
  const kind = `${what} (${SOURCE_WORDS[last.source].toLowerCase()})`;
  if (signedIn && customer?.splitOrders) {
    return (
      <p className="split-offer">
        <span>
          <b>This order ships in two parcels</b>: what is in stock first, {kind}
          {about}. You can choose one parcel at checkout.
        </span>
      </p>
    );
  }
  const rest = waiting === 1 ? 'the line' : `the ${waiting} lines`;
  return (
    <form
      className="split-offer"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        // The form is removed when nothing is delayed.
        headingOf(event.currentTarget)?.focus();
        setSelected(later, false);
        announce(`${itemsInWords(later.length)} set aside for a later order.`);
      }}
    >
      <input type="hidden" name="intent" value="vault-first" />
      <p>
        <b>This order waits{about ? ` until${about}` : ''}</b> for {kind}: everything ships
        together, unless you choose two parcels at checkout.
      </p>
      <Button type="submit">Order {rest} in stock first</Button>
    </form>
  );
}
