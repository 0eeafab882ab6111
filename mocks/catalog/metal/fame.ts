import { LATEST_YEAR } from '../series/series.ts';
import type { Variant } from './variants.ts';

/** Whether a product must always be in stock: the newest or undated issue of a famous series. */
export function isStaple(variant: Variant): boolean {
  const { series, year, randomYear, piece, grade } = variant;
  if (grade || series.fame < 60) return false;
  if (year) return year === LATEST_YEAR && piece === series.pieces[0];
  return Boolean(randomYear) || !series.from;
}

/** How well a variant sells, from 0 to 100: the newest date in the usual size sells best. */
export function fameOf(variant: Variant): number {
  const { series, year } = variant;
  const ageing = year ? Math.max(0.35, 1 - (LATEST_YEAR - year) * 0.1) : 1;
  const staple = isStaple(variant) ? 1.06 : 1;
  return series.fame * staple * sizeAppeal(variant) * ageing * packAppeal(variant);
}

/** Most buyers of a series want its usual size: the ounce, or the ten-ounce bar. */
function sizeAppeal({ series, piece }: Variant): number {
  if (series.form !== 'bar') return piece === series.pieces[0] ? 1 : 0.66;
  return piece.weight === '1 oz' || (series.metal === 'silver' && piece.weight === '10 oz')
    ? 1
    : 0.7;
}

function packAppeal({ grade, packaging }: Variant): number {
  if (grade) return 0.5;
  return packaging === 'single' ? 1 : 0.75;
}
