import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { CHANGED_AGAIN } from '#commerce/cart/model/cart-words.ts';
import { messages } from '#commerce/words/messages.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';

import type { CartNews } from '../actions/cart-news.ts';
import './cart-notice.css';

/**
 * The last change of the cart from another page, or without JavaScript, with its undo; and the
 * lines that the store removed because they are out of stock.
 */
export function CartNotice({
  news,
  from,
  problem,
  outOfStock,
}: {
  news: CartNews | undefined;
  from: string | undefined;
  problem: string | undefined;
  outOfStock: readonly string[];
}) {
  return (
    <>
      {problem ? (
        <p className="cart-notice-problem" {...FOCUS_ON_LOAD}>
          <span className="visually-hidden">Error: </span>
          {problem}
        </p>
      ) : null}
      {outOfStock.map((gone) => (
        <p key={gone}>{gone} is out of stock and was taken out of your cart.</p>
      ))}
      {news ? <News news={news} from={from} /> : null}
    </>
  );
}

function News({ news, from }: { news: CartNews; from: string | undefined }) {
  if (news.did === 'removed' || news.did === 'emptied') {
    const isOne = news.did === 'removed';
    return (
      <form className="row" method="post" action={CART_PATH}>
        <input type="hidden" name="intent" value={isOne ? 'overwrite' : 'restore'} />
        {isOne ? (
          <input type="hidden" name="line" value={news.line} />
        ) : (
          <input type="hidden" name="lines" value={news.lines} />
        )}
        <p>{messages.cartDeleted}</p>
        {isOne || news.lines ? (
          <Button type="submit">{isOne ? 'Put it back' : 'Put all back'}</Button>
        ) : null}
      </form>
    );
  }
  return (
    <div className="row">
      <p>{WORDS[news.did]}</p>
      {from && news.did === 'added' ? <LinkButton to={from}>Keep shopping</LinkButton> : null}
    </div>
  );
}

const WORDS = {
  added: 'Added to your cart.',
  updated: 'Your cart is updated.',
  over: 'The checkout that you had begun is over. Begin again from here.',
  coupon: 'The coupon is on your cart.',
  'coupon-off': 'The coupon is off your cart.',
  renewed: 'Prices are up to date.',
  restored: 'What you removed is back in your cart.',
  'vault-first': 'What ships later is set aside for another order.',
  again: CHANGED_AGAIN,
  watched: 'It is on your watchlist and out of your cart.',
} as const;
