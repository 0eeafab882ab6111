import type { CartLine } from '#api/cart/cart-model.ts';
import { setSelected } from '#commerce/cart/change/change-cart.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { itemsInWords, SOURCE_WORDS } from '#commerce/cart/model/cart-words.ts';
import { longDate } from '#commerce/format/date.ts';
import { Button } from '#ui/button.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { headingOf } from '../focus-beside.ts';
import { delayedBy } from './ships-later.ts';
import './split-offer.css';

/** Offers to split an order that one line delays, before it is placed. */
export function SplitOffer({ lines }: { lines: readonly CartLine[] }) {
  const { later, waiting } = delayedBy(lines);
  const [last] = later;
  if (!last || waiting === 0) return null;
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
        <b>This order waits{last.shipsOn ? ` until about ${longDate(last.shipsOn)}` : ''}</b> for{' '}
        {later.length === 1 ? last.name : `${later.length} lines`} (
        {SOURCE_WORDS[last.source].toLowerCase()}): everything ships together.
      </p>
      <Button type="submit">Order {rest} in stock first</Button>
    </form>
  );
}
