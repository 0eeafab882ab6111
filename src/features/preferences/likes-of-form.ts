import type { Likes } from '#api/likes.ts';

import { CUSTOMER_TYPES, METALS, MINT_TYPES, MINTS, PRODUCT_TYPES } from './choices.ts';

/** What the form says. Mints that it has no box for stay as they were in `before`. */
export function likesOfForm(form: FormData, before: Likes): Likes {
  const metal = chosen(METALS, form.get('likes-metal'));
  const customerType = chosen(CUSTOMER_TYPES, form.get('likes-for'));
  const mintType = chosen(MINT_TYPES, form.get('likes-mint-type'));
  const productType = chosen(PRODUCT_TYPES, form.get('likes-product'));
  const shown = new Set(MINTS.map(([slug]) => slug));
  const ticked = form.getAll('likes-mint').filter((slug) => typeof slug === 'string');
  return {
    ...(metal && { metal }),
    ...(customerType && { customerType }),
    ...(mintType && { mintType }),
    ...(productType && { productType }),
    mints: [...ticked, ...before.mints.filter((slug) => !shown.has(slug))],
    jewelryAndCoupons: form.has('likes-news'),
  };
}

function chosen<Value extends string | number>(
  choices: readonly (readonly [Value, string])[],
  text: FormDataEntryValue | null,
): Value | undefined {
  return choices.find(([value]) => String(value) === text)?.[0];
}
