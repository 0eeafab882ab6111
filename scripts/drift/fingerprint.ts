import { createHash } from 'node:crypto';

import type { Drift } from './finding.ts';

/**
 * 16 hexadecimal digits that identify the meaning of a finding. They are made of `at` and `title`,
 * which name operations, fields and values. Pointers and places are left out, because they change
 * when a document is rearranged.
 */
export function fingerprintOf({ id, at, title }: Pick<Drift, 'id' | 'at' | 'title'>): string {
  return createHash('sha256').update([id, at, title].join('\n')).digest('hex').slice(0, 16);
}
