import { boolean, tuple } from 'fast-check';

import { asks, command, controlOf, someProduct, someTab } from '../command.ts';
import { ticked } from '../rules.ts';

/** Ticks or unticks a line. */
export const ticks = tuple(someProduct, someTab, boolean()).map(([product, tab, isTicked]) =>
  command('tick', `${product.id}, ${tab} tab, ${isTicked}`, async (model, shopper) => {
    const page = await shopper.isAt(tab, 'cart');
    const name = `Buy ${product.name}`;
    const box = await controlOf(
      model,
      shopper,
      product,
      page.getByRole('checkbox', { name, exact: true }),
    );
    if (!box) return;
    await box.setChecked(isTicked);
    asks(model, shopper, ticked(product.id, isTicked));
  }),
);
