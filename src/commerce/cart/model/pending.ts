import type { CartItem } from '#api/cart/cart.ts';
import { NO_WISHES, type Wishes } from '#commerce/cart/change/wishes.ts';
import { createCell } from '#ui/cell.ts';

/** What is shown of a customer's cart differs from the server's last answer by these. */
export const wishes = createCell<Wishes>(NO_WISHES);

/** What is on its way into the cart. */
export const arriving = createCell<readonly CartItem[]>([]);

/** §5 Names of lines that no stock covers and that were taken out of the cart on this page. */
export const takenOut = createCell<readonly string[]>([]);
