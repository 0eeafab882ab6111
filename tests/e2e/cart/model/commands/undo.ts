import { constant } from 'fast-check';

import { command, findsPrices, PRODUCTS } from '../command.ts';
import { putBack, unchanged } from '../rules.ts';
import type { Cart } from '../possible-carts.ts';

/** Undoes the latest removal that the first tab offers. */
export const undoing = constant(
  command('undo', '', async (model, shopper) => {
    const page = await shopper.isAt('first', 'cart');
    await findsPrices(shopper, page);
    const button = page.getByRole('button', { name: /^Put (it|them) back, / }).first();
    if ((await button.count()) === 0) return;
    const name = (await button.getAttribute('aria-label')) ?? '';
    const gone = PRODUCTS.filter((product) => name.endsWith(product.name));
    const ids = (gone.length > 0 ? gone : PRODUCTS).map(({ id }) => id);
    await button.click();
    const isDone = putBack(ids);
    // Carried out without an answer: the page still offers it.
    const isDoneUnseen = (cart: Cart): Cart => putBack(ids, false)(cart)[0] ?? cart;
    model.offers(isDone, shopper.isFaulty ? [unchanged, isDoneUnseen] : []);
  }),
);
