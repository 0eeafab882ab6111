import { isAbsolute, relative } from 'node:path';

import type { Place } from '../finding.ts';

/** A place relative to the working directory, as readers, editors and GitHub expect. */
export function nearPlace(place: Place, cwd: string): Place {
  const file = isAbsolute(place.file) ? relative(cwd, place.file) || place.file : place.file;
  return { ...place, file: file.startsWith('..') ? place.file : file };
}
