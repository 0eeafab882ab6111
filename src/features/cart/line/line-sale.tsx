import type { CartLine } from '#api/cart/cart-model.ts';
import { SaleCountdown } from '#commerce/product/sale-countdown.tsx';

import { renewPrices } from '../prices/renew-prices.ts';

/** §9 How long the price of a sale still holds. At its end the cart asks for the true prices. */
export function LineSale({ sale }: { sale: NonNullable<CartLine['sale']> }) {
  return (
    // A failure is told where the prices are: they could not be refreshed.
    <SaleCountdown
      key={sale.endsAt}
      sale={sale}
      onEnd={() => void renewPrices().catch(() => undefined)}
    />
  );
}
