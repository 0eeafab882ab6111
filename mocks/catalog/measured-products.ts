import type { Call } from '../backend/call.ts';
import type { Wire } from '../backend/wire.ts';
import { searchProducts } from '../search/search.ts';
import type { Catalog } from './catalog.ts';
import type { Product } from './product.ts';
import { imagePath } from './shape/picture.ts';
import { specifications } from './shape/product-words.ts';

type Asked = Call<'getMeasuredProducts'>['query'];

const MOST = 6;

/** In grams and millimetres, as a kitchen scale and a caliper are. */
const WEIGHT_TOLERANCE = 0.05;
const LENGTH_TOLERANCE = 0.1;

/** §2 The products of a name, or those that agree with what was measured. */
export function measuredProducts(catalog: Catalog, asked: Asked): Wire<'MeasuredProduct'>[] {
  const keyword = asked.keyword?.trim();
  const found = keyword
    ? named(catalog, keyword).filter(isOnePiece)
    : eachKind(catalog.products.filter((product) => isOnePiece(product) && agrees(product, asked)));
  return found.slice(0, MOST).map(measured);
}

/** The product of exactly this name before others. */
function named(catalog: Catalog, keyword: string): Product[] {
  const found = searchProducts(catalog, keyword);
  const isNamed = ({ name }: Product) => name.toLowerCase() === keyword.toLowerCase();
  const exact = catalog.products.filter(isNamed);
  return [...exact, ...found.filter((product) => !isNamed(product))];
}

/** Metal that can be laid on a scale by itself: neither in a roll nor in the holder of a grader. */
function isOnePiece({ metal, packaging, supply, jewelry, grade }: Product): boolean {
  return metal !== 'none' && packaging === 'single' && !supply && !jewelry && !grade;
}

function agrees(product: Product, asked: Asked): boolean {
  const { grossWeight, diameter, thickness } = asked;
  const { weightTolerance = WEIGHT_TOLERANCE, lengthTolerance = LENGTH_TOLERANCE } = asked;
  const measures = [
    [grossWeight, product.grossGrams, weightTolerance],
    [diameter, product.diameterMm, lengthTolerance],
    [thickness, product.thicknessMm, lengthTolerance],
  ] as const;
  const given = measures.filter(([value]) => value !== undefined);
  return (
    given.length > 0 &&
    given.every(
      ([value = 0, known, tolerance]) =>
        known !== undefined && Math.abs(value - known) <= tolerance + 1e-9,
    )
  );
}

/** Years of one coin have the same measures, so one of them stands for all. */
function eachKind(products: readonly Product[]): Product[] {
  const kinds = new Map<string, Product>();
  for (const product of products.toSorted((a, b) => b.soldCount - a.soldCount)) {
    const kind = `${product.series} ${product.weight}`;
    if (!kinds.has(kind)) kinds.set(kind, product);
  }
  return [...kinds.values()];
}

function measured(product: Product): Wire<'MeasuredProduct'> {
  return {
    productId: product.id,
    productName: product.name,
    productNameWithHypen: product.slug,
    imagePath: imagePath(product),
    ...(product.metal !== 'none' && { metal: product.metal }),
    form: product.form,
    specifications: specifications(product),
  };
}
