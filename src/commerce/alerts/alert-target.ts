import type { Product } from '#api/catalog/product-model.ts';
import type { Metal } from '#api/spot/metal-spot.ts';

/** What a form asks an alert about. */
export type AlertTarget =
  | { kind: 'stock'; productId: number }
  | { kind: 'price'; productId: number }
  | { kind: 'spot'; metal: Metal };

/** The path of the page that answers the form; without JavaScript it is where the form ends. */
export function alertPath(target: AlertTarget): string {
  return `/alert/${target.kind}/${whichOf(target)}`;
}

/** The name of the form: another target is another form, with a draft of its own. */
export function alertForm(target: AlertTarget): string {
  return `alert-${target.kind}-${whichOf(target)}`;
}

function whichOf(target: AlertTarget): string | number {
  return target.kind === 'spot' ? target.metal : target.productId;
}

/** Cents for one by check, if the product can be bought. */
export function priceOfOne({ stocks }: Pick<Product, 'stocks'>): number | undefined {
  return stocks.find(({ source }) => source !== undefined)?.tiers[0]?.cash;
}
