import type { Form } from '../product.ts';
import type { Variant } from './variants.ts';

const NOUN: Partial<Record<Form, string>> = { coin: 'Coin', bar: 'Bar', round: 'Round' };

function packWords({ packaging, count, piece }: Variant): string {
  switch (packaging) {
    case 'tube':
      return `Tube of ${count}`;
    case 'monster-box':
      return `Monster Box of ${count}`;
    case 'sheet':
      return `Sheet of ${count}`;
    case 'lot':
      return piece.pieces ? '' : `Lot of ${count}`;
    default:
      return '';
  }
}

function dateWords({ year, randomYear, series }: Variant): string {
  if (year) return String(year);
  if (!randomYear || series.vintage) return '';
  // A random year is never older than a change of alloy, so that the fineness is known.
  return series.before ? `Random Year (${series.before.year} or newer)` : 'Random Year';
}

function constitutionalName({ series, piece, condition }: Variant): string {
  return `${piece.weight.replace('face', 'Face Value')} ${series.name} - ${condition}`;
}

function nounWord({ series, condition }: Variant): string {
  if (condition !== undefined && series.metal === 'silver') return '';
  return series.noun ?? NOUN[series.form] ?? '';
}

/** The grade, the condition, or a finish that is not in the name already. */
function qualityWord({ series, grade, condition }: Variant, name: string): string {
  const finish = series.form === 'coin' && !condition ? (series.finish ?? 'BU') : '';
  return grade ?? condition ?? (name.includes(finish) ? '' : finish);
}

/** The product's full name: '2026 1 oz American Silver Eagle Coin BU - Tube of 20'. */
export function nameOf(variant: Variant): string {
  const { series, piece, design, condition } = variant;
  if (piece.weight.endsWith('face')) return constitutionalName(variant);
  const name = piece.name ?? series.name;
  const words = [
    dateWords(variant),
    condition !== undefined || piece.name ? '' : piece.weight,
    piece.weight.endsWith(name) ? '' : name,
    design ?? '',
    nounWord(variant),
    qualityWord(variant, name),
    condition !== undefined && series.metal === 'gold' ? '(Random Year)' : '',
  ];
  const pack = packWords(variant);
  return `${words.filter(Boolean).join(' ')}${pack ? ` - ${pack}` : ''}`;
}

/** The hyphenated name in a product's address. Accents are removed, '1/10' becomes '1-10'. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
