import type { CartLine } from '#api/cart/cart-model.ts';
import { SaleCountdown } from '#commerce/product/sale-countdown.tsx';

import { renewPrices } from '../prices/renew-prices.ts';

/** §9 The countdown of a sale. At its end the cart loads current prices. */
export function LineSale({ sale }: { sale: NonNullable<CartLine['sale']> }) {
  return (
    // A failure is shown with the prices, as a failed refresh.
    <SaleCountdown
      key={sale.endsAt}
      sale={sale}
      onEnd={() => void renewPrices().catch(() => undefined)}
    />
  );
}
