import type { Likes } from '#api/account/likes.ts';

import { CUSTOMER_TYPES, METALS, MINT_TYPES, MINTS, PRODUCT_TYPES } from './likes-choices.ts';

export const LIKES_SAVED = 'What you like is saved.';

/** Reads the form. Mints without a checkbox keep their value from `before`. */
export function likesOfForm(form: FormData, before: Likes): Likes {
  const metal = chosen(METALS, form.get('metal'));
  const customerType = chosen(CUSTOMER_TYPES, form.get('for'));
  const mintType = chosen(MINT_TYPES, form.get('mint-type'));
  const productType = chosen(PRODUCT_TYPES, form.get('product'));
  const shown = MINTS.map(([slug]) => slug);
  const ticked = form.getAll('mints');
  return {
    ...(metal && { metal }),
    ...(customerType && { customerType }),
    ...(mintType && { mintType }),
    ...(productType && { productType }),
    mints: [
      ...shown.filter((slug) => ticked.includes(slug)),
      ...before.mints.filter((slug) => !shown.includes(slug)),
    ],
    jewelryAndCoupons: form.has('news'),
  };
}

/** The form values for `likes`. */
export function fieldsOfLikes(likes: Likes): Record<string, string> {
  const { metal = '', customerType = '', mintType = '', productType = '' } = likes;
  return {
    metal,
    for: customerType,
    product: String(productType),
    'mint-type': mintType,
    mints: likes.mints.join(' '),
    news: likes.jewelryAndCoupons ? 'on' : '',
  };
}

function chosen<Value extends string | number>(
  choices: readonly (readonly [value: Value, label: string])[],
  text: FormDataEntryValue | null,
): Value | undefined {
  return choices.find(([value]) => String(value) === text)?.[0];
}
