import { FieldError } from '#ui/field/field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';

import { wrongQuantity } from './offer-words.ts';
import type { Offer } from '#commerce/product/offer.ts';

/** §5 The quantity; an invalid one shows its error at once, and stays as typed. */
export function QuantityChoice({
  name,
  offer,
  typed,
  onType,
}: {
  name: string;
  offer: Offer;
  typed: string;
  onType: (text: string) => void;
}) {
  const isWrong = offer.quantity === undefined;
  return (
    <div className="field" data-invalid={isWrong ? '' : undefined}>
      <FieldError id="quantity-error" message={isWrong ? wrongQuantity(offer) : undefined} />
      <QuantityField
        id="quantity"
        name="quantity"
        of={name}
        value={typed}
        max={offer.most}
        required
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'quantity-error' : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}
