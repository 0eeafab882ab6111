import type { Product } from '#api/catalog/product-model.ts';
import { formatMoney, moneyParts } from '#commerce/format/money.ts';
import { PAID_BY, type Pay } from '#commerce/product/pay.ts';
import { WasPrice } from '#commerce/product/price.tsx';

import { premiumPerOunce, unitPrice, type Offer } from '#commerce/product/offer.ts';
import './price-now.css';

/**
 * The unit price at the chosen quantity, the chosen payment first, and the premium over the metal.
 */
export function PriceNow({
  offer,
  product,
  payment,
}: {
  offer: Offer;
  product: Product;
  payment: Pay;
}) {
  const { tier, needsSize } = offer;
  const other = payment === 'card' ? 'check' : 'card';
  const premium = premiumPerOunce(tier, product.facts.ounces);
  const { whole, cents } = moneyParts(unitPrice(tier, payment));
  return (
    <div className="price-now figures">
      <p className="price-now-cash">
        {needsSize ? 'from ' : null}
        <span className="display price-now-figure">
          ${whole}
          <span className="price-now-cents">.{cents}</span>
        </span>{' '}
        each {PAID_BY[payment]}{' '}
        {tier.was === undefined || payment === 'card' ? null : <WasPrice cents={tier.was} />}
      </p>
      <p className="muted">
        {needsSize ? 'from ' : null}
        {formatMoney(unitPrice(tier, other))} each {PAID_BY[other]}{' '}
        {premium === undefined ? null : <Premium cents={premium} metal={product.metal} />}
      </p>
    </div>
  );
}

function Premium({ cents, metal = 'metal' }: { cents: number; metal: string | undefined }) {
  return (
    <span className="price-now-premium">
      {cents >= 0
        ? `${formatMoney(cents)} per ounce over ${metal} spot`
        : `${formatMoney(-cents)} per ounce under ${metal} spot`}
    </span>
  );
}
