import { useSearchParams } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { ShippingToYou } from '#commerce/shipping/shipping-to-you.tsx';

import { PriceHistory } from './history/price-history.tsx';
import { choiceOf } from './buy/choice.ts';
import { offerOf } from '#commerce/product/offer.ts';

/** What a product cost before, and what it costs to send the chosen quantity. */
export function Below({ product }: { product: Product }) {
  const { id, metal, facts, stocks, sale } = product;
  const [query] = useSearchParams();
  const choice = choiceOf(query, stocks);
  const offer = offerOf(stocks, choice);
  const quantity = offer?.quantity ?? 1;
  return (
    <>
      {metal ? <PriceHistory productId={id} metal={metal} ounces={facts.ounces} /> : null}
      {offer?.stock.source && !offer.needsSize ? (
        <ShippingToYou
          goods={quantity === 1 ? 'one of these' : `${quantity} of these`}
          items={[
            {
              productId: id,
              salesEventId: sale?.id ?? 0,
              source: offer.stock.source,
              quantity,
              ...(choice.size && { size: choice.size }),
            },
          ]}
        />
      ) : null}
    </>
  );
}
