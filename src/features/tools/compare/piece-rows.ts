import type { Comparable } from '#api/catalog/comparable-model.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMeasure, formatOunces } from '#commerce/format/measure.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import type { Compared, Written } from './compared.ts';

/** What can be measured and read on each piece, and what others say of it. */
export function pieceRows(compared: readonly Compared[]): Written[] {
  const products = compared.map(({ product }) => product);
  const metals = new Set(products.map(({ metal }) => metal));
  const [metal] = metals;
  const fine = metals.size === 1 && metal ? `Fine ${metal}` : 'Fine metal';
  return [
    differing('Metal', products, (each) => each.metal && metalNames[each.metal]),
    differing('Kind', products, ({ form }) => form),
    row(fine, products, ({ facts }) => with_(facts.ounces, 'oz', formatOunces)),
    {
      ...row('Fineness', products, ({ facts }) => facts.purity),
      judged: {
        values: products.map(({ facts }) => (facts.purity ? Number(facts.purity) : undefined)),
        wanted: 'most',
        word: 'finest',
      },
    },
    row('Weight in all', products, ({ facts }) => with_(facts.grossWeight, 'g')),
    row('Diameter', products, ({ facts }) => with_(facts.diameter, 'mm')),
    row('Thickness', products, ({ facts }) => with_(facts.thickness, 'mm')),
    row('Face value', products, ({ facts }) => facts.denomination),
    row('Year', products, ({ facts }) => facts.year && String(facts.year)),
    row('Made by', products, ({ facts }) => facts.mint),
    row('In a tube', products, ({ facts }) => with_(facts.tubeSize, '')),
    row('Packing', products, ({ facts }) => facts.packaging),
    row('Accepted in an IRA', products, ({ ira }) => (ira ? 'Yes' : 'No')),
    reviewsRow(products),
  ];
}

type Of = (product: Comparable) => string | undefined | 0;

function row(label: string, products: readonly Comparable[], of: Of): Written {
  return { label, cells: products.map((product) => ({ text: of(product) || undefined })) };
}

/** A row that says nothing where all are alike, since the names say it. */
function differing(label: string, products: readonly Comparable[], of: Of): Written {
  const isOne = new Set(products.map(of)).size === 1;
  return isOne ? { label, cells: [] } : row(label, products, of);
}

function with_(value: number | undefined, unit: string, format = formatMeasure) {
  return value ? `${format(value)} ${unit}`.trim() : undefined;
}

function reviewsRow(products: readonly Comparable[]): Written {
  return {
    label: 'Reviews',
    cells: products.map(({ rating, reviews }) =>
      rating === undefined
        ? { text: 'none yet' }
        : { text: `${rating.toFixed(1)} of 5`, note: `from ${formatCount(reviews)}` },
    ),
    judged: {
      values: products.map(({ rating }) => rating && Math.round(rating * 10)),
      wanted: 'most',
      word: 'best',
    },
  };
}
