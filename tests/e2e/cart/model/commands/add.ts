import { tuple } from 'fast-check';

import { addButton } from '../../cart-steps.ts';
import { asks, command, someProduct, someTab } from '../command.ts';
import { added } from '../rules.ts';

/** Adds a coin on the page of a listing, in the first or the second tab. */
export const additions = tuple(someProduct, someTab).map(([product, tab]) =>
  command(
    tab === 'first' ? 'add' : 'add in second tab',
    `${product.id}`,
    async (model, shopper) => {
      const page = await shopper.isAt(tab, 'listing');
      // While an addition is under way, its button ignores presses.
      await addButton(page, product).click();
      asks(model, shopper, added(product.id));
    },
  ),
);
