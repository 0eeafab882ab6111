import { useQuery } from '@tanstack/react-query';
import { memo, use, useMemo, type ReactNode } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { priceRulesQuery, type PriceRules } from '#api/cart/price-rules.ts';
import { isBuyable } from '#commerce/cart/model/rules.ts';
import { Near } from '#commerce/page/near.tsx';
import { SHIPS_FREE_FROM } from '#commerce/cart/model/free-shipping.ts';
import { usePay } from '#commerce/product/pay.ts';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import type { CouponRefusal } from '../actions/cart-action.ts';
import { useCoupon } from '../coupons/use-coupon.ts';
import { payable, totalOf } from '../line/line-price.ts';
import { CartLines } from '../lines/cart-lines.tsx';
import { LinesApart } from '../lines/lines-apart.tsx';
import { SplitOffer } from '../lines/split-offer.tsx';
import { Repriced } from '../prices/repriced.tsx';
import { useRepricing } from '../prices/use-repricing.ts';
import { CartStartContext } from '../read/cart-start.ts';
import type { Cart } from '../read/shown-cart.ts';
import { useCart } from '../read/use-cart.ts';
import { Undo } from '../removal/undo.tsx';
import { useRemovals, type Removals } from '../removal/use-removals.ts';
import { CartExtras } from '../summary/cart-extras.tsx';
import { CartTotals } from '../summary/cart-totals.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { CartFailed } from './cart-failed.tsx';
import type { CartNews } from '../actions/cart-news.ts';
import { CartNotice } from './cart-notice.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import './cart-page.css';

const loadEnd = async () => (await import('../summary/cart-end.tsx')).CartEnd;

/** §9, and the usual price hold of the trade, until the API's rules are loaded. */
const USUAL_RULES: PriceRules = {
  holdMs: 300_000,
  surchargePercent: 4.2,
  shipsFreeFrom: SHIPS_FREE_FROM,
};

/**
 * The whole cart of a guest or a customer. `news` is the shopper's last change from another page,
 * `couldNotLoad` means that the server failed to read the cart, `picks` are products for an empty
 * cart.
 */
export function CartPage({
  news,
  from,
  problem,
  refusedCoupon,
  couldNotLoad,
  picks,
}: {
  news: CartNews | undefined;
  from: string | undefined;
  problem: string | undefined;
  refusedCoupon: CouponRefusal | undefined;
  couldNotLoad: boolean;
  picks: ReactNode;
}) {
  const { status, lines, outOfStock, isOld, retry } = useCart();
  const removals = useRemovals();
  // Without JavaScript, a page whose data failed to load would stay in the loading state.
  const failed = status === 'failed' || (status === 'loading' && couldNotLoad);
  return (
    <div className="cart-page page-width">
      <PageHeading>Cart</PageHeading>
      <div className="cart-notice">
        <CartNotice
          news={removals.hasNews ? undefined : news}
          from={from}
          problem={problem}
          outOfStock={outOfStock}
        />
        <Undo removals={removals} />
      </div>
      {failed ? <CartFailed onRetry={() => void retry()} /> : null}
      {status === 'loading' && !failed ? <CartSkeleton /> : null}
      {status === 'ready' && lines.length === 0 ? (
        <>
          <CartEmpty />
          {picks}
        </>
      ) : null}
      {lines.length > 0 ? (
        <FilledCart
          lines={lines}
          isOld={isOld}
          retry={retry}
          noted={removals.noted}
          refused={refusedCoupon}
          problem={problem}
        />
      ) : null}
    </div>
  );
}

/**
 * Memoized: it renders only when its lines change, so that a press first updates its own control.
 */
const FilledCart = memo(function FilledCart({
  lines,
  isOld,
  retry,
  noted,
  refused,
  problem,
}: Pick<Cart, 'lines' | 'isOld' | 'retry'> & {
  noted: Removals['noted'];
  refused: CouponRefusal | undefined;
  problem: string | undefined;
}) {
  const pay = usePay(use(CartStartContext).pay);
  const { data: rules = USUAL_RULES } = useQuery(priceRulesQuery());
  const coupon = useCoupon();
  const [buyable, apart] = useMemo(() => inTwo(lines), [lines]);
  const totalCents = payable(totalOf(buyable), pay, coupon.takesOff);
  const { moves, dismiss } = useRepricing(buyable, pay, totalCents);
  const hasBuyable = buyable.length > 0;
  const { removed, moved, emptied } = noted;
  return (
    <>
      {moves.length > 0 ? (
        <Repriced moves={moves} pay={pay} totalCents={totalCents} onSeen={dismiss} />
      ) : null}
      <div className="cart-page-parts">
        {hasBuyable ? (
          <CartTotals
            lines={buyable}
            pay={pay}
            rules={rules}
            coupon={coupon}
            isOld={isOld}
            onRetry={() => void retry()}
            problem={problem}
          />
        ) : null}
        <div className="cart-page-lines">
          {hasBuyable ? (
            <>
              <SplitOffer lines={buyable} signedIn={coupon.signedIn} />
              <CartLines
                lines={buyable}
                pay={pay}
                signedIn={coupon.signedIn}
                onRemoved={removed}
                onMoved={moved}
                onEmptied={emptied}
              />
              <CartExtras lines={buyable} rules={rules} coupon={coupon} refused={refused} />
            </>
          ) : null}
          {apart.length > 0 ? <LinesApart lines={apart} onRemoved={removed} /> : null}
          <Near load={loadEnd} lines={buyable} />
        </div>
      </div>
    </>
  );
});

function inTwo(lines: readonly CartLine[]): [buyable: CartLine[], apart: CartLine[]] {
  const { buyable = [], apart = [] } = Object.groupBy(lines, (line) =>
    isBuyable(line) ? 'buyable' : 'apart',
  );
  return [buyable, apart];
}
