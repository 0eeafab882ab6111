import { seriesArt } from '../../art/motif/series-motif.ts';
import type { Product } from '../product.ts';

/** The designs that stay the same from year to year, and that a name does not describe. */
const WORDS: Readonly<Record<string, string>> = {
  'walking-liberty': 'Liberty walking toward the sun',
  'saint-gaudens': 'Liberty striding with torch and olive branch',
  'standing-liberty': 'Liberty standing with a shield',
  statue: 'the Statue of Liberty',
  mercury: 'Liberty in a winged cap',
  coronet: 'Liberty with a coronet',
  morgan: 'the Morgan head of Liberty',
  peace: 'the Peace head of Liberty',
  franklin: 'Benjamin Franklin',
  lincoln: 'Abraham Lincoln',
  president: 'the head of a president',
  queue: 'a president with his hair tied back',
  indian: 'a chief in a feathered headdress',
  libertad: 'the Angel of Independence before two volcanoes',
  aztec: 'the Aztec calendar stone',
  statesman: 'the head of a statesman',
  emperor: 'the head of an emperor',
  monarch: 'the head of the monarch',
  britannia: 'Britannia with trident and shield',
  'royal-arms': 'the royal coat of arms',
  'shield-knot': 'an ornamental shield',
  germania: 'Germania with a laurel wreath',
  allegory: 'an allegorical figure',
  philharmonic: 'the instruments of an orchestra',
  maple: 'a maple leaf',
  palm: 'a palm on an island',
  bison: 'a bison',
  bell: 'the Liberty Bell',
  pharaoh: 'the mask of a pharaoh',
  wreath: 'a laurel wreath',
  sunburst: 'a sunburst',
  balance: 'a pair of scales',
  globe: 'a globe',
  ark: 'an ark on the water',
};

/**
 * The motif of a coin or round in words: 'a maple leaf'. Nothing where the name already says it, as
 * with the animal of a year: an approximate picture must not contradict it.
 */
export function motifWords({ series, name }: Pick<Product, 'series' | 'name'>): string | undefined {
  return WORDS[seriesArt(series, name).motif];
}
