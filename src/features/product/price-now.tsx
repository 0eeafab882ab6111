import type { Product } from '#api/product.ts';
import { formatMoney, moneyParts } from '#commerce/money.ts';
import { WasPrice } from '#commerce/price.tsx';

import { premiumPerOunce, type Offer } from './offer.ts';
import './price-now.css';

/** What one unit costs at the quantity chosen, both ways, and how much of it is not metal. */
export function PriceNow({ offer, product }: { offer: Offer; product: Product }) {
  const { tier, needsSize } = offer;
  const premium = premiumPerOunce(tier, product.facts.ounces);
  const { whole, cents } = moneyParts(tier.cash);
  return (
    <div className="price-now figures">
      <p className="price-now-cash">
        {needsSize ? 'from ' : null}
        <span className="display price-now-figure">
          ${whole}
          <span className="price-now-cents">.{cents}</span>
        </span>{' '}
        each by check, wire or eCheck{' '}
        {tier.was === undefined ? null : <WasPrice cents={tier.was} />}
      </p>
      <p className="muted">
        {needsSize ? 'from ' : null}
        {formatMoney(tier.card)} each by card or PayPal{' '}
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
