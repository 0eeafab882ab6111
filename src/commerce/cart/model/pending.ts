import type { CartItem } from '#api/cart/cart-model.ts';
import { createCell } from '#ui/cell.ts';

import { NO_CHANGES, type PendingChanges } from './pending-changes.ts';

/** The customer's changes that the API has not answered yet: shown over its last answer. */
export const pendingChanges = createCell<PendingChanges>(NO_CHANGES);

/** Items on their way into the customer's cart. */
export const pendingAdds = createCell<readonly CartItem[]>([]);

/** §5 Names of lines that no stock covers and that were taken out of the cart on this page. */
export const takenOut = createCell<readonly string[]>([]);
