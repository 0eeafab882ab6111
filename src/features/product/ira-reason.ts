import type { Product } from '#api/catalog/product-model.ts';

/** The least fineness of each metal that an IRA may own (IRC 408(m)(3), by the contracts for it). */
const LEAST: { readonly [metal in NonNullable<Product['metal']>]?: string } = {
  gold: '.995',
  silver: '.999',
  platinum: '.9995',
  palladium: '.9995',
};

type Judged = Pick<Product, 'ira' | 'metal' | 'form'> & {
  facts: Pick<Product['facts'], 'purity' | 'grade'>;
};

/**
 * Why an IRA may own a product, or why it may not, in a sentence. The API decides whether it may.
 * `undefined` for what nobody takes for IRA metal: jewelry, copper, supplies.
 */
export function iraReason({ ira, metal, form, facts }: Judged): string | undefined {
  const { purity, grade } = facts;
  const least = metal && LEAST[metal];
  if (!least || !purity || form === 'jewelry') return undefined;
  const isFine = Number(purity) >= Number(least);
  const piece = { form, grade, purity, isFine, rule: `${metal} has to be ${least}` };
  return ira ? `IRA eligible because ${because(piece)}.` : `Not for an IRA: ${barrier(piece)}.`;
}

/** The `purity` is "mixed" if a set has pieces of several finenesses. */
type Piece = {
  form: Product['form'];
  grade: string | undefined;
  purity: string;
  isFine: boolean;
  /** The least fineness in words. */
  rule: string;
};

function because({ form, purity, isFine, rule }: Piece): string {
  if (purity === 'mixed') return 'every piece in it is allowed';
  if (!isFine) return 'the law names American Eagles, though they are 22 karat';
  const from =
    form === 'coin' ? 'was struck for a state' : 'comes from an accredited refiner or mint';
  return `it is ${purity} fine (${rule}) and ${from}`;
}

function barrier({ form, grade, purity, isFine, rule }: Piece): string {
  if (grade) return 'a graded coin is a collectible';
  if (purity === 'mixed') return 'not every piece in it is allowed';
  if (!isFine) return `it is ${purity} fine, and ${rule}`;
  return form === 'note'
    ? 'it takes coins, bars and rounds only'
    : 'its maker has to be an accredited refiner or mint';
}
