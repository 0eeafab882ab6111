import type { CartLine } from '#api/cart/cart-model.ts';

/** The line with another quantity, priced by its tiers until the server sends the price. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  if (quantity === line.quantity) return line;
  const { unitCents, cardUnitCents } = line.steps.findLast(({ from }) => from <= quantity) ?? line;
  return {
    ...line,
    quantity,
    unitCents,
    cardUnitCents,
    totalCents: unitCents * quantity,
    cardTotalCents: cardUnitCents * quantity,
  };
}
