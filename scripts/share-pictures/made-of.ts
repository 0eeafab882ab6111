/** What the share pictures were made of: whether they are fresh is told without drawing them. */
import { createHash } from 'node:crypto';

/** By the name of a picture: the hash of the page that was drawn, and of the file. */
export type MadeOf = Record<string, { page: string; file: string }>;

export const MADE_OF = 'scripts/share-pictures/made-of.json';

export function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
