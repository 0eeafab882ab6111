import { constantFrom, integer, oneof, tuple } from 'fast-check';

import { pressesFast, stepOf } from '../../cart-steps.ts';
import { asks, command, controlOf, quantityOf, someProduct, someTab } from '../command.ts';
import { stepped } from '../rules.ts';

const someStep = oneof(
  constantFrom({ kind: 'more', by: 1 }, { kind: 'less', by: -1 }),
  integer({ min: 2, max: 6 }).map((by) => ({ kind: 'burst', by })),
);

/** Presses "Increase quantity" or "Decrease quantity" of a line, once or many times. */
export const steps = tuple(someProduct, someTab, someStep).map(([product, tab, { kind, by }]) =>
  command(kind, `${product.id}, ${tab} tab, ${by}`, async (model, shopper) => {
    const page = await shopper.isAt(tab, 'cart');
    const button = stepOf(quantityOf(page, product), by);
    const control = await controlOf(model, shopper, product, button);
    if (!control) return;
    // The page may not have been told yet what another tab added: there is nothing less than one.
    if (by < 0 && (await quantityOf(page, product).inputValue()) === '1') return;
    await pressesFast(control, Math.abs(by));
    asks(model, shopper, stepped(product.id, by));
  }),
);
