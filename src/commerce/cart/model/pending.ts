import type { CartItem } from '#api/cart/cart-model.ts';
import { createCell } from '#ui/cell.ts';

import { NO_CHANGES, type PendingChanges } from './pending-changes.ts';

/** Changes that the API has not answered yet: an optimistic update over its last answer. */
export const pendingChanges = createCell<PendingChanges>(NO_CHANGES);

/** Items that are sent to the customer's cart, or wait for their turn and go when the page is left. */
export const pendingAdds = createCell<readonly CartItem[]>([]);

/** §5 Names of lines without stock that were removed from the cart on this page. */
export const takenOut = createCell<readonly string[]>([]);
