import { customerCartQuery } from '#api/cart.ts';
import { queryClient } from '#api/query-client.ts';
import { tellTabs } from '#lib/tabs.ts';

/**
 * The server has changed the customer's cart by itself: every tab reads it again. A first reading
 * that is still under way may have begun before the change, so it is begun anew.
 */
export async function cartChanged(): Promise<void> {
  const { queryKey } = customerCartQuery();
  await queryClient().cancelQueries({ queryKey });
  tellTabs();
  void queryClient().invalidateQueries({ queryKey });
}
