import { useState, type FormEvent } from 'react';

import type { BudgetChoice } from '#api/catalog/budget.ts';
import { sourceOf } from '#api/catalog/product-card.ts';
import { addToCart } from '#commerce/cart/change/add-item.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { countInWords } from '#commerce/cart/model/cart-words.ts';
import { formatCount } from '#commerce/format/count.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';

type AddChoiceProps = {
  choice: BudgetChoice;
  /** The one large choice of the page. */
  isBest?: boolean;
};

/**
 * Puts all pieces of a choice into the cart, as the lists put in one: without JavaScript the form opens
 * the cart; with JavaScript the shopper stays, and a toast says what the cart holds now.
 */
export function AddChoice({ choice: { product, quantity }, isBest = false }: AddChoiceProps) {
  const [isAdding, setIsAdding] = useState(false);
  const source = sourceOf(product.stock);
  if (!source) return null;
  const { id: productId, saleEvent: salesEventId, name } = product;
  const state = { selected: true, active: true };
  const item = { productId, source, salesEventId, quantity, ...state };
  const pieces = formatCount(quantity);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    setIsAdding(true);
    const added = await addToCart(item);
    setIsAdding(false);
    if (!added.ok) return void toast(`${name}: ${added.says}`, { tone: 'error' });
    const { line, count } = added;
    const inAll = line.quantity > quantity ? `, ${formatCount(line.quantity)} in all` : '';
    const aside = line.selected ? '' : ' It is not ticked to buy.';
    toast(`${pieces} × ${name} added${inAll}.${aside} Your cart holds ${countInWords(count)}.`, {
      action: { label: 'View cart', href: CART_PATH },
    });
  }

  const says = isAdding ? `Adding ${pieces}` : `Add ${pieces}${isBest ? ' to the cart' : ''}`;
  return (
    <form method="post" action={CART_PATH} onSubmit={(event) => void add(event)}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="line" value={encodeItem(item)} />
      <Button
        type="submit"
        tone={isBest ? 'main' : 'plain'}
        pending={isAdding}
        aria-label={`${says}, ${name}`}
      >
        {says}
      </Button>
    </form>
  );
}
