import type { Product } from '../product.ts';
import { motifWords } from './motif-words.ts';

type Pictured = Pick<
  Product,
  'art' | 'form' | 'jewelry' | 'metal' | 'name' | 'packaging' | 'pieces' | 'series' | 'weight'
>;

/** Address of a product's picture; that of its back ends in `--back`. */
export function imagePath({ art }: Pick<Product, 'art'>, side: 'front' | 'back' = 'front'): string {
  return `/images/art/${art}${side === 'back' ? '--back' : ''}.svg`;
}

/**
 * The alt text of a product's picture: form, metal, packaging and motif. The page shows the name
 * beside the picture, so it is not repeated.
 */
export function altText(product: Pictured): string {
  const { form, jewelry, metal, packaging, weight } = product;
  if (jewelry) return capital(`${jewelry.type.replace(/s$/, '')} of ${jewelry.material}`);
  if (form === 'supply') return capital(product.name.split(' - ')[0] ?? product.name);
  if (packaging === 'single') return capital(`${metal} ${form} of ${weight}${shows(product)}`);
  return capital(`${packed(product)}${shows(product)}`);
}

function packed({ packaging, pieces, metal, form }: Pictured): string {
  const things = `${pieces} ${metal} ${form}s`;
  switch (packaging) {
    case 'tube':
      return `tube of ${things}`;
    case 'monster-box':
      return `sealed box of ${things}`;
    case 'sheet':
      return `sheet of ${things}`;
    case 'set':
      return `set of ${things}`;
    default:
      return things;
  }
}

function shows(product: Pictured): string {
  const { form, packaging } = product;
  const struck = form === 'coin' || form === 'round';
  if (!struck || packaging === 'monster-box' || packaging === 'set') return '';
  const motif = motifWords(product);
  return motif ? `, showing ${motif}` : '';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
