import type { MetaDescriptor } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import { pageHead, type HeadArgs, type Told } from '#commerce/page/head.ts';
import { sharePicture } from '#commerce/page/share-picture.ts';

import { productThing } from './json-ld/product-thing.ts';

/** Title, description, address and structured data of a product page. */
export function productHead(args: HeadArgs, product: Product): MetaDescriptor[] {
  const { name, trail } = product;
  const title = [name, ...trail.slice(0, 1).map(({ label }) => label)];
  return pageHead(args, title, import.meta.env.SSR && toldOf(product));
}

function toldOf(product: Product): Told {
  const { about, href, trail, name, metal, form, pictures } = product;
  return {
    description: about,
    address: href,
    kind: 'product',
    picture: sharePicture({ picture: pictures[0], metal, form }),
    crumbs: { trail, here: name },
    things: (origin) => {
      const thing = productThing(product, origin);
      return thing ? [thing] : [];
    },
  };
}
