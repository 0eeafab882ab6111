import { asked } from '#api/cache/asked.ts';
import { getGetMeasuredProductsQueryOptions } from '#generated/hooks/measures/measures.ts';
import type { GetMeasuredProductsParams } from '#generated/models/getMeasuredProductsParams.ts';
import type { MeasuredProductsResponse } from '#generated/models/measuredProductsResponse.ts';
import type { Metal } from '#generated/models/metal.ts';

import { productHref } from './product-card.ts';

/** What can be measured on a product, as far as it is known: grams and millimetres. */
export type Specified = {
  id: number;
  name: string;
  href: string;
  image: string;
  metal?: Metal;
  fineness?: string;
  weight?: number;
  diameter?: number;
  thickness?: number;
};

/** §2 The products of a name, or those that agree with measures in grams and millimetres. */
export function measuredQuery(place: GetMeasuredProductsParams) {
  return asked(getGetMeasuredProductsQueryOptions(place, { query: { select: specifiedIn } }));
}

function specifiedIn({ data }: MeasuredProductsResponse): Specified[] {
  return data.map(({ productId, productName, productNameWithHypen, ...product }) => {
    const { purity, grossWeight, diameter, thickness } = product.specifications;
    return {
      id: productId,
      name: productName,
      href: productHref(productId, productNameWithHypen),
      image: product.imagePath,
      ...(product.metal && { metal: product.metal }),
      ...(purity && { fineness: purity }),
      ...(grossWeight && { weight: grossWeight }),
      ...(diameter && { diameter }),
      ...(thickness && { thickness }),
    };
  });
}
