import { constant } from 'fast-check';

import { asks, command, findsPrices, PRODUCTS } from '../command.ts';
import { emptied, unchanged } from '../rules.ts';

/** Removes the ticked lines. */
export const emptying = constant(
  command('empty', '', async (model, shopper) => {
    await shopper.looksAt('first');
    const page = await shopper.isAt('first', 'cart');
    await findsPrices(shopper, page);
    // The page may still show the button of a cart that is empty now.
    if (PRODUCTS.every(({ id }) => model.holds(id) === false)) return;
    const button = page.getByRole('button', { name: /^Remove .*ticked lines?$/ });
    if ((await button.count()) === 0 || (await button.isDisabled())) return;
    await button.click();
    asks(model, shopper, emptied(), [unchanged, emptied(false)]);
  }),
);
