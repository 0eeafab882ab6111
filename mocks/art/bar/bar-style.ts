import { wordMotif } from '../motif/word-motif.ts';
import type { Size } from '../size.ts';
import type { ArtMetal } from '../subject.ts';

/** How a bar was made, and what is on it. */
const styles: readonly [RegExp, string][] = [
  [/fortuna/, 'fortuna'],
  [/rosa/, 'rosa'],
  [/kinebar/, 'kinebar'],
  [/britannia/, 'britannia'],
  [/royal-canadian/, 'maple'],
  [/scottsdale-lion/, 'lion'],
  [/perth/, 'swan'],
  [/germania/, 'germania'],
  [/hand-poured|yeager|mk-barz/, 'poured'],
  [/vintage/, 'vintage'],
];

/** The style of a bar series: mints press small bars and cast heavy ones. */
export function barStyle(series: string, name: string, size: Size, metal: ArtMetal): string {
  const style = styles.find(([pattern]) => pattern.test(series))?.[1];
  if (style === 'poured' || style === 'vintage') return style;
  const heavy = size.grams >= (metal === 'silver' || metal === 'copper' ? 900 : 600);
  if (heavy) return 'cast';
  if (/pamp-lunar/.test(series)) return wordMotif(name) ?? 'lunar';
  return style ?? 'minted';
}
