import { useState, type ReactNode } from 'react';

import type { CartLine } from '#api/cart.ts';
import { encodeItem } from '#commerce/cart/guest-codec.ts';
import { isBuyable } from '#commerce/cart/rules.ts';
import { useCart } from '#commerce/cart/use-cart.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { useLiveUpdates } from '#ui/live-updates.ts';

import { CartEmpty } from './cart-empty.tsx';
import { CartFailed } from './cart-failed.tsx';
import { CartLines } from './cart-lines.tsx';
import type { CartNews } from './cart-news.ts';
import { CartNotice } from './cart-notice.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartTotals } from './cart-totals.tsx';
import { LinesApart } from './lines-apart.tsx';
import './cart-page.css';

/** §9 Milliseconds between two looks at the prices, as often as spot is refreshed. */
const REFRESH_MS = 45_000;

/**
 * The whole cart of a guest or a customer. `news` is what the shopper has just done to it from
 * another page, `couldNotLoad` that the server failed to read it for this one, `picks` what an empty
 * cart may begin with.
 */
export function CartPage({
  news,
  from,
  problem,
  couldNotLoad,
  picks,
}: {
  news: CartNews | undefined;
  from: string | undefined;
  problem: string | undefined;
  couldNotLoad: boolean;
  picks: ReactNode;
}) {
  const { live } = useLiveUpdates();
  const cart = useCart({ everyMs: live && REFRESH_MS });
  const [removed, setRemoved] = useState<CartLine>();
  const buyable = cart.lines.filter(isBuyable);
  const apart = cart.lines.filter((line) => !isBuyable(line));
  // Without JavaScript a page that could not be loaded would wait for ever.
  const failed = cart.status === 'failed' || (cart.status === 'loading' && couldNotLoad);
  const latest: CartNews | undefined = removed
    ? { did: 'removed', line: encodeItem(removed) }
    : news;

  return (
    <div className="cart-page page-width">
      <PageHeading>Cart</PageHeading>
      <CartNotice
        news={latest}
        from={from}
        name={removed?.name}
        problem={problem}
        outOfStock={cart.outOfStock}
        onUndone={() => setRemoved(undefined)}
      />
      {failed ? <CartFailed onRetry={cart.retry} /> : null}
      {cart.status === 'loading' && !failed ? <CartSkeleton /> : null}
      {cart.status === 'ready' && cart.lines.length === 0 ? (
        <>
          <CartEmpty />
          {picks}
        </>
      ) : null}
      {cart.lines.length > 0 ? (
        <div className="cart-page-parts">
          <div className="cart-page-lines">
            {buyable.length > 0 ? <CartLines lines={buyable} onRemoved={setRemoved} /> : null}
            {apart.length > 0 ? <LinesApart lines={apart} onRemoved={setRemoved} /> : null}
          </div>
          {buyable.length > 0 ? (
            <CartTotals lines={buyable} isOld={cart.isOld} onRetry={cart.retry} problem={problem} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
