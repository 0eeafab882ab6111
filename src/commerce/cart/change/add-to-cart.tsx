import { useState, type FormEvent, type ReactNode } from 'react';

import type { CartItem, Source } from '#api/cart/cart-model.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH, itemOf, WRONG_QUANTITY } from '#commerce/cart/model/cart-form.ts';
import { countInWords } from '#commerce/cart/model/cart-words.ts';
import { formatCount } from '#commerce/format/count.ts';
import { Button, type ButtonTone } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';

import { addToCart } from './add-item.ts';
import './add-to-cart.css';

type Wanted = {
  product: { id: number; name: string };
  /** `source` is the inventory source; `salesEventId` is 0 without a sales event. */
  stock: { source: Source; salesEventId: number };
  quantity?: number;
  size?: string;
};

/**
 * A form with a button that adds a product to the cart. Controls named `quantity`, `size` or
 * `source` among its children override the props. Without JavaScript the form opens the cart page;
 * with JavaScript the shopper stays, and a toast says what the cart holds now.
 */
export function AddToCart({
  tone = 'main',
  children,
  after,
  ...wanted
}: Wanted & {
  tone?: ButtonTone;
  children?: ReactNode;
  /** Controls of the form that follow its button. */
  after?: ReactNode;
}) {
  const { name } = wanted.product;
  const [isAdding, setIsAdding] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    const item = itemOf(new FormData(event.currentTarget));
    if (!item) return void toast(WRONG_QUANTITY, { tone: 'error' });
    setIsAdding(true);
    const added = await addToCart(item);
    setIsAdding(false);
    if (!added.ok) return void toast(`${name}: ${added.says}`, { tone: 'error' });
    toast(
      `${wordsFor(name, item.quantity, added.line)} Your cart holds ${countInWords(added.count)}.`,
      {
        action: { label: 'View cart', href: CART_PATH },
      },
    );
  }

  // `aria-label` instead of a hidden span: a positioned span is not inline and would be read as
  // "Add to cart , …".
  const says = isAdding ? 'Adding' : 'Add to cart';

  return (
    <form
      className="add-to-cart"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => void add(event)}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="line" value={encodeItem(itemFor(wanted))} />
      {children}
      <Button type="submit" tone={tone} pending={isAdding} aria-label={`${says}, ${name}`}>
        {says}
      </Button>
      {after}
    </form>
  );
}

/** "1 × Silver Eagle added, 3 in all." */
function wordsFor(name: string, quantity: number, line: CartItem): string {
  const inAll = line.quantity > quantity ? `, ${formatCount(line.quantity)} in all` : '';
  const aside = line.selected ? '' : ' It is not ticked to buy.';
  return `${quantity} × ${name} added${inAll}.${aside}`;
}

function itemFor({ product, stock, quantity = 1, size }: Wanted): CartItem {
  return {
    productId: product.id,
    ...stock,
    ...(size === undefined ? {} : { size }),
    quantity,
    selected: true,
    active: true,
  };
}
