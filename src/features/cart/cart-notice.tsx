import { CART_PATH } from '#commerce/cart/cart-form.ts';
import { addToCart } from '#commerce/cart/add-item.ts';
import { decodeItem } from '#commerce/cart/guest-codec.ts';
import { messages } from '#commerce/messages.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

import type { CartNews } from './cart-news.ts';
import { headingOf } from './focus-beside.ts';
import './cart-notice.css';

/** What has just happened to the cart, in words, with the way back from it. */
export function CartNotice({
  news,
  from,
  name = 'The product',
  problem,
  outOfStock,
  onUndone,
}: {
  news: CartNews | undefined;
  from: string | undefined;
  name: string | undefined;
  problem: string | undefined;
  outOfStock: readonly string[];
  onUndone: () => void;
}) {
  return (
    <div className="cart-notice">
      {problem ? (
        <p className="cart-notice-problem">
          <span className="visually-hidden">Error: </span>
          {problem}
        </p>
      ) : null}
      {outOfStock.map((gone) => (
        <p key={gone}>{gone} is out of stock and was taken out of your cart.</p>
      ))}
      {news?.did === 'removed' ? (
        <Undo line={news.line} name={name} onUndone={onUndone} />
      ) : news ? (
        <div className="row">
          <p>{WORDS[news.did]}</p>
          {from && news.did === 'added' ? <LinkButton to={from}>Keep shopping</LinkButton> : null}
        </div>
      ) : null}
    </div>
  );
}

const WORDS = {
  added: 'Added to your cart.',
  updated: 'Your cart is updated.',
  emptied: messages.cartDeleted,
  over: 'The checkout that you had begun is over. Begin again from here.',
} as const;

function Undo({ line, name, onUndone }: { line: string; name: string; onUndone: () => void }) {
  const item = decodeItem(line);
  if (!item) return null;
  return (
    <form
      className="row"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        headingOf(event.currentTarget)?.focus();
        onUndone();
        void addToCart(item, { overwrite: true }).then((added) =>
          added.ok ? toast(`${name} is back in your cart.`) : toast(added.says, { tone: 'error' }),
        );
      }}
    >
      <input type="hidden" name="intent" value="overwrite" />
      <input type="hidden" name="line" value={line} />
      <p>{name} was removed.</p>
      <Button type="submit">Put it back</Button>
    </form>
  );
}
