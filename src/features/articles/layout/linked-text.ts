import type { TextLink } from '#api/content/content.ts';

/** A piece of a text: plain words, or a link. */
export type Piece = string | TextLink;

/**
 * Plain texts cut where their links stand: each link is used once, at the first place of its words
 * that no other link has. Words that stand nowhere are left out.
 */
export function linkedTexts(texts: readonly string[], links: readonly TextLink[] = []): Piece[][] {
  const pieces = texts.map((text): Piece[] => [text]);
  // The longest first: "price lock" keeps its place before "lock".
  for (const link of links.toSorted((one, other) => other.text.length - one.text.length)) {
    for (const text of pieces) if (placeLink(text, link)) break;
  }
  return pieces;
}

/** Cuts the first piece of plain words that contains the link's. */
function placeLink(text: Piece[], link: TextLink): boolean {
  for (const [place, piece] of text.entries()) {
    const start = typeof piece === 'string' ? placeOf(link.text, piece) : -1;
    if (typeof piece !== 'string' || start === -1) continue;
    const rest = [piece.slice(0, start), link, piece.slice(start + link.text.length)];
    text.splice(place, 1, ...rest.filter((each) => each !== ''));
    return true;
  }
  return false;
}

const LETTER = /[\p{L}\d]/u;

/** Where words stand in a text, not within other words: "ask" is no part of "task". */
function placeOf(words: string, text: string): number {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!LETTER.test(before) && !LETTER.test(after)) return at;
  }
  return -1;
}
