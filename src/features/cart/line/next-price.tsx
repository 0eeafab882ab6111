import type { CartLine } from '#api/cart/cart-model.ts';
import { setQuantity } from '#commerce/cart/change/change-cart.ts';
import { encodeItem } from '#commerce/cart/keep/guest-codec.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import type { Pay } from '#commerce/product/pay.ts';
import { Button } from '#ui/button.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { nextStep, savedPerUnit } from './line-price.ts';

/** The saving of a larger quantity, and a button that sets it. */
export function NextPrice({
  line,
  pay,
  quantityId,
}: {
  line: CartLine;
  pay: Pay;
  /** The id of the quantity field. */
  quantityId: string;
}) {
  const saved = savedPerUnit(line);
  const next = nextStep(line);
  if (!next) return saved > 0 ? <p>{formatMoney(saved)} less each than for one.</p> : null;
  const { step, more } = next;
  const less =
    pay === 'card' ? line.cardUnitCents - step.cardUnitCents : line.unitCents - step.unitCents;
  const says = `Add ${formatCount(more)} more for ${formatMoney(less)} less each`;
  return (
    <form
      method="post"
      action={CART_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        // The button is removed after the last tier.
        document.getElementById(quantityId)?.focus();
        setQuantity(line, step.from);
      }}
    >
      <HiddenField name="intent" value="set" />
      <HiddenField name="as-ticked" value="on" />
      <Button
        type="submit"
        tone="quiet"
        name="line"
        value={encodeItem({ ...line, quantity: step.from })}
        aria-label={`${says}, ${line.name}`}
      >
        {says}
      </Button>
    </form>
  );
}
