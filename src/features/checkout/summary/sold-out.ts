import type { Checkout, CheckoutLine } from '#api/checkout/checkout.ts';
import { listWords } from '#commerce/format/list.ts';

/** Lines that are no longer available, because their stock sold out during the checkout. */
export function soldOutLines({ lines }: Pick<Checkout, 'lines'>): CheckoutLine[] {
  return lines.filter(({ isOutOfStock }) => isOutOfStock);
}

/** The message about sold-out lines: their names, that nothing is lost, and what to do. */
export function soldOutWords(lines: readonly Pick<CheckoutLine, 'name'>[]): string {
  const names = listWords(lines.map(({ name }) => name));
  const [has, it] = lines.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return `${names} ${has} just sold out. Nothing was ordered. Take ${it} out of the cart and check out again: what you told us is kept.`;
}
