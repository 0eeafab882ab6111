import type { Specified } from '#api/catalog/measured.ts';
import { metalNames } from '#commerce/words/metal-names.ts';

import { measureWords } from './verdict.ts';

/** "Silver .999, 31.103 g, 40.6 mm across, 2.98 mm thick", as far as it is known. */
export function specifiedWords({
  metal,
  fineness,
  weight,
  diameter,
  thickness,
}: Specified): string {
  return [
    [metal && metalNames[metal], fineness].filter(Boolean).join(' '),
    weight && measureWords('weight', weight),
    diameter && `${measureWords('diameter', diameter)} across`,
    thickness && `${measureWords('thickness', thickness)} thick`,
  ]
    .filter(Boolean)
    .join(', ');
}
