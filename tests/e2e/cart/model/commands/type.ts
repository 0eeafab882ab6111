import { constantFrom, tuple } from 'fast-check';

import { asks, command, controlOf, quantityOf, someProduct, someTab } from '../command.ts';
import { typed } from '../rules.ts';

const someQuantity = constantFrom(1, 2, 7, 24, 36, 120);

/** Selects the number in the field and types another, key by key. */
export const typing = tuple(someProduct, someTab, someQuantity).map(([product, tab, quantity]) =>
  command('type', `${product.id}, ${tab} tab, ${quantity}`, async (model, shopper) => {
    const page = await shopper.isAt(tab, 'cart');
    const field = await controlOf(model, shopper, product, quantityOf(page, product));
    if (!field) return;
    await field.selectText();
    await page.keyboard.type(String(quantity));
    asks(model, shopper, typed(product.id, quantity));
  }),
);
