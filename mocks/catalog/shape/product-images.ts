import type { Wire } from '../../backend/wire.ts';
import type { Product } from '../product.ts';
import { altText, imagePath } from './picture.ts';

const PIXELS = 400;

/** The pictures of a product: its front, and the back of a single coin, bar or round. */
export function productImages(product: Product): Wire<'ProductImage'>[] {
  const square = { width: PIXELS, height: PIXELS };
  const front = { path: imagePath(product), alt: altText(product), ...square };
  if (product.form === 'jewelry' || product.form === 'supply') {
    return [{ ...front, view: 'detail' }];
  }
  if (product.packaging !== 'single') return [{ ...front, view: 'package' }];
  const alt = `Back of the ${product.metal} ${product.form}`;
  return [
    { ...front, view: 'obverse' },
    { path: imagePath(product, 'back'), alt, ...square, view: 'reverse' },
  ];
}
