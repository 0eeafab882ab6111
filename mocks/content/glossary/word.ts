/** A word, what it means in one or two sentences, and the slugs of related words. */
export type Word = readonly [term: string, definition: string, seeAlso?: string[]];
