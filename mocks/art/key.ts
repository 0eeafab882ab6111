import { barStyle } from './bar/bar-style.ts';
import { jewelryKey } from './jewelry/jewelry-key.ts';
import { seriesArt } from './motif/series-motif.ts';
import type { SeriesArt } from './motif/series-motif.ts';
import { sizeOf, sizeOfWeight } from './size.ts';
import type { Size } from './size.ts';
import type { ArtSubject } from './subject.ts';
import { supplyKey } from './supply/supply-key.ts';

export type { ArtSubject } from './subject.ts';

/**
 * The key of the picture of `subject`: 'coin-silver-walking-liberty', 'bar-gold-cast-1-kilo'. Many
 * products share one picture; `drawArt` draws every key.
 */
export function artKey(subject: ArtSubject): string {
  if (subject.jewelry) return jewelryKey(subject.jewelry);
  if (subject.form === 'supply' || subject.metal === 'none') {
    return supplyKey(`${subject.supply ?? ''} ${subject.name ?? ''} ${subject.series}`);
  }
  if (subject.form === 'note') return noteKey(subject.weight);
  const size = sizeOfWeight(subject.weight);
  if (subject.form === 'bar') return barKey(subject, size);
  return struckKey(subject, size);
}

function noteKey(weight: string): string {
  const denomination = /[\d.]+/.exec(weight)?.[0] ?? '1';
  return `note-goldback-${denomination === '0.5' ? 'half' : Math.round(Number(denomination))}`;
}

function barKey(subject: ArtSubject, size: Size): string {
  const { metal, series, name = '', packaging } = subject;
  if (/combibar|multigram/.test(series) || packaging === 'sheet') {
    return `sheet-${metal}-${/1\/10/.test(series) ? 'tenths' : 'grams'}-${sheetCount(series)}`;
  }
  const style = barStyle(series, name, size, metal);
  if (packaging === 'monster-box') return `box-${metal}-bars-${size.slug}`;
  if (packaging === 'single') return `bar-${metal}-${style}-${size.slug}`;
  return `lot-${metal}-bar-${style}`;
}

function sheetCount(series: string): number {
  return Number(/(\d+)-x/.exec(series)?.[1] ?? 25);
}

function struckKey(subject: ArtSubject, weighed: Size): string {
  const { metal, form, series, packaging } = subject;
  const art = seriesArt(series, `${subject.name ?? ''} ${subject.weight}`);
  const base = `${metal}-${art.motif}`;
  switch (packaging) {
    case 'tube':
      return `tube-${base}-${count(subject.pieces, art.tube, 20)}`;
    case 'monster-box':
      return `box-${base}-${count(subject.pieces, art.box, 500)}`;
    case 'lot':
      return `lot-${base}`;
    case 'sheet':
      return `sheet-${base}-${series === 'gml' ? 25 : 15}`;
    case 'set':
      return `set-${base}`;
    case 'single':
      return `${form}-${base}${sizeMark(art, weighed)}${proofMark(art, subject)}`;
  }
}

/** The size in a key; left out for one ounce. */
function sizeMark({ size }: SeriesArt, weighed: Size): string {
  const shown = size ? sizeOf(size) : weighed;
  return shown && shown.slug !== '1-oz' ? `-${shown.slug}` : '';
}

function proofMark(art: SeriesArt, subject: ArtSubject): string {
  return (art.proof ?? /\bproof\b/i.test(subject.name ?? '')) ? '-proof' : '';
}

function count(pieces: number | undefined, usual: number | undefined, otherwise: number): number {
  return pieces && pieces > 1 && pieces < 10_000 ? Math.round(pieces) : (usual ?? otherwise);
}
