import type { CartLine } from '#api/cart.ts';
import { renewPrices } from '#commerce/cart/renew-prices.ts';
import { SaleCountdown } from '#commerce/sale-countdown.tsx';

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
