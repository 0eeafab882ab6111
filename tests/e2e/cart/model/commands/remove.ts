import { tuple } from 'fast-check';

import { removeButton } from '../../cart-steps.ts';
import { asks, command, controlOf, someProduct, someTab } from '../command.ts';
import { removed, unchanged } from '../rules.ts';

/** Removes a line. Each tab offers to undo its own removals. */
export const removals = tuple(someProduct, someTab).map(([product, tab]) =>
  command('remove', `${product.id}, ${tab} tab`, async (model, shopper) => {
    await shopper.looksAt(tab);
    const page = await shopper.isAt(tab, 'cart');
    const button = await controlOf(model, shopper, product, removeButton(page, product));
    if (!button) return;
    await button.click();
    const isIt = (id: number) => id === product.id;
    asks(model, shopper, removed(isIt, tab === 'first'), [unchanged, removed(isIt, false)]);
  }),
);
