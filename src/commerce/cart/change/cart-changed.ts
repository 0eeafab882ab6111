import { queryClient } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { onTold, tellTabs } from '#lib/tabs.ts';

/** Call this after the server has changed the customer's cart: all tabs read the cart again. */
export function cartChanged(): void {
  tellTabs();
  void readAnew();
}

/**
 * Cancels a running read, which may have started before the change, and reads again. Resolves when
 * the cart is read.
 */
export async function readAnew(): Promise<void> {
  const { queryKey } = customerCartQuery();
  await queryClient().cancelQueries({ queryKey });
  await queryClient().invalidateQueries({ queryKey });
}

let followers = 0;
let unfollow: (() => void) | undefined;

/** Reads the cart again after a change in another tab. All callers share one subscription. */
export function followTabs(): () => void {
  followers += 1;
  unfollow ??= onTold(() => void readAnew());
  return () => {
    followers -= 1;
    if (followers > 0) return;
    unfollow?.();
    unfollow = undefined;
  };
}
