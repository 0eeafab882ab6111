import { queryClient } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { onTold, tellTabs } from '#lib/tabs.ts';

/** The server has changed the customer's cart by itself: every tab reads it again. */
export function cartChanged(): Promise<void> {
  tellTabs();
  return readAnew();
}

/** A reading that is still under way may have begun before the change, so it is begun anew. */
export async function readAnew(): Promise<void> {
  const { queryKey } = customerCartQuery();
  await queryClient().cancelQueries({ queryKey });
  void queryClient().invalidateQueries({ queryKey });
}

let followers = 0;
let unfollow: (() => void) | undefined;

/** Reads the cart anew when another tab has changed it, once for all parts that show it. */
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
