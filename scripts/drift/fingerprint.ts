import { createHash } from 'node:crypto';

import type { Drift } from './finding.ts';

/**
 * 16 hexadecimal digits, the same as long as the finding means the same. `at` and `title` name
 * operations, fields and values, never where a schema is written; pointers and places stay out.
 */
export function fingerprintOf({ id, at, title }: Pick<Drift, 'id' | 'at' | 'title'>): string {
  return createHash('sha256').update([id, at, title].join('\n')).digest('hex').slice(0, 16);
}
