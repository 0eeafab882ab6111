import { makerWords } from '../mints.ts';
import type { Variant } from './variants.ts';

function packWords({ packaging, count, piece }: Variant): string {
  switch (packaging) {
    case 'tube':
      return `${count} pieces come in a mint tube. `;
    case 'monster-box':
      return `${count} pieces come in the strapped box of the mint. `;
    case 'sheet':
      return `${count} pieces come as one uncut sheet. `;
    case 'lot':
      return piece.pieces ? '' : `You receive ${count} pieces. `;
    default:
      return '';
  }
}

function opening({ series, piece, year, design, grade, condition, randomYear }: Variant): string {
  const maker = makerWords(series.mint);
  if (piece.weight.endsWith('face')) {
    return `${series.name} with a face value of ${piece.face}, ${condition === 'BU' ? 'uncirculated' : 'circulated'}.`;
  }
  if (condition) return `${series.name} in ${condition} condition, date and mint mark vary.`;
  if (grade) return `Certified ${grade} and sealed in its holder, dated ${year}.`;
  if (design && year) return `${design}, struck by ${maker} for ${year}.`;
  if (year) return `The ${year} issue of ${maker}.`;
  if (randomYear) return 'The cheaper way to own it: sound pieces, and we choose the date.';
  if (series.vintage)
    return `A ${piece.weight} ${series.form} from the secondary market, with signs of its years.`;
  return `A ${piece.weight} ${series.form} made by ${maker}.`;
}

/** One or two sentences on what a shopper gets and what the design shows. */
export function summaryOf(variant: Variant): string {
  return `${opening(variant)} ${packWords(variant)}${variant.series.about}`;
}
