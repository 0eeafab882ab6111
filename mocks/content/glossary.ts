import type { Wire } from '../backend/wire.ts';
import { alphabetAToK } from './glossary/a-to-k.ts';
import { alphabetLToZ } from './glossary/l-to-z.ts';
import type { Word } from './glossary/word.ts';

/** "Gold and silver ratio" is gold-and-silver-ratio, "P/L" is p-l. */
function slugOf(term: string): string {
  return term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function entry([term, definition, seeAlso]: Word): Wire<'GlossaryTerm'> {
  return { term, slug: slugOf(term), definition, ...(seeAlso && { seeAlso }) };
}

/** The words of the trade by alphabet. */
export const glossary: Wire<'GlossaryTerm'>[] = [...alphabetAToK, ...alphabetLToZ]
  .map(entry)
  .toSorted((one, other) => one.term.localeCompare(other.term, 'en'));
