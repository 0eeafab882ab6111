import type { GlossaryTerm } from '#api/content/glossary.ts';

/** The words whose name or meaning has all of what was typed; all of them if that is nothing. */
export function wordsFor(words: readonly GlossaryTerm[], typed: string): readonly GlossaryTerm[] {
  const parts = plain(typed).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return words;
  return words.filter(({ term, definition }) => {
    const text = plain(`${term} ${definition}`);
    return parts.every((part) => text.includes(part));
  });
}

/** The letter under which a word stands. */
export function letterOf({ term }: GlossaryTerm): string {
  return term.charAt(0).toUpperCase();
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
