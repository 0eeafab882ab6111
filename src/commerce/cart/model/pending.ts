import type { CartItem } from '#api/cart/cart.ts';
import { NO_WISHES, type Wishes } from '#commerce/cart/change/wishes.ts';
import { createCell } from '#ui/cell.ts';

/** What is shown of a customer's cart differs from the server's last answer by these. */
export const wishes = createCell<Wishes>(NO_WISHES);

/** What is on its way into the cart. */
export const arriving = createCell<readonly CartItem[]>([]);
