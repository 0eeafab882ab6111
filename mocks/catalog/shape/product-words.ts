import type { Wire } from '../../backend/wire.ts';
import { countryName } from '../countries.ts';
import type { Packaging, Product } from '../product.ts';
import { metalWords } from './metal-words.ts';

const PACKED: Readonly<Record<Packaging, string | undefined>> = {
  single: undefined,
  tube: 'Mint tube',
  'monster-box': 'Sealed monster box',
  lot: 'Lot',
  sheet: 'Sheet',
  set: 'Set',
};

/** The facts of a product that can be measured or read on it. What does not apply is absent. */
export function specifications(product: Product): Wire<'ProductSpecifications'> {
  const { diameterMm, thicknessMm, grossGrams, faceValue, grade, packaging, pieces } = product;
  const packed = PACKED[packaging];
  return {
    ...(product.purity && { purity: product.purity }),
    ...(thicknessMm !== undefined && { thickness: thicknessMm }),
    ...(diameterMm !== undefined && { diameter: diameterMm }),
    ...(grossGrams !== undefined && { grossWeight: grossGrams }),
    ...(faceValue && { denomination: faceValue }),
    country: countryName(product.country),
    series: product.seriesName,
    ...(grade && { grade, certificateSource: grade.split(' ')[0] ?? grade }),
    ...(packaging === 'tube' && { tubeSize: pieces }),
    ...(packaging === 'monster-box' && { boxSize: pieces }),
    ...(packed && { packaging: packed }),
  };
}

/** A paragraph on the product itself, and one on the metal in it. */
export function describe(product: Product): string {
  return [product.summary, metalWords(product)].filter(Boolean).join('\n\n');
}

/** Short facts that matter for a purchase. */
export function highlights(product: Product): string[] {
  const { form, ira, jewelry, mintName, pieces, reportable1099b } = product;
  if (form === 'supply') return product.supply?.fits ? [`Fits ${product.supply.fits}`] : [];
  return [
    jewelry ? `Made of ${jewelry.material}` : `Made by ${mintName}`,
    ...(pieces > 1 && !jewelry ? [`${pieces} pieces`] : []),
    ...(ira ? ['Accepted in precious-metals IRAs'] : []),
    ...(reportable1099b ? ['Reportable on form 1099-B when sold to a dealer in quantity'] : []),
  ];
}
