import { keyOfParts } from '../schema/canon.ts';
import type { Reading } from '../schema/shape.ts';
import type { Book, Reader, SchemaPair } from './change.ts';
import { compareSchemas } from './compare.ts';
import { oracleFor } from './oracle.ts';

/**
 * The pairs of schemas of two documents, as one side sends their values. Each is compared once: a
 * description whose schemas lead to each other would be walked again for each of its operations.
 */
export function bookOf(reader: Reader): Book {
  const pairs = new Map<string, SchemaPair>();
  const conditions = new Map<Reading, Book>();
  const book: Book = {
    ...reader,
    compare: compareSchemas,
    pairOf: (base, revision) => {
      const key = `${keyOfParts(base)} | ${keyOfParts(revision)}`;
      let pair = pairs.get(key);
      if (!pair) pairs.set(key, (pair = { schemas: [base, revision], book }));
      return pair;
    },
    ofConditions: (reading) => {
      let own = conditions.get(reading);
      if (!own) {
        const oracle = oracleFor(reading, reading);
        const { asText } = reader;
        own = bookOf({ base: reading, revision: reading, asText, ofCondition: true, oracle });
        conditions.set(reading, own);
      }
      return own;
    },
  };
  return book;
}
