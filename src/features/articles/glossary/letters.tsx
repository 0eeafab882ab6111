import { Link } from 'react-router';

import type { GlossaryTerm } from '#api/content/glossary.ts';

import { letterOf } from './words-for.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The alphabet. A letter leads to its words; without words it is only there on wide screens. */
export function Letters({ words }: { words: readonly GlossaryTerm[] }) {
  const used = new Set(words.map(letterOf));
  return (
    <nav aria-label="Letters" data-print="no">
      <ul className="glossary-letters">
        {ALPHABET.map((letter) =>
          used.has(letter) ? (
            <li key={letter}>
              <Link to={`#letter-${letter.toLowerCase()}`}>{letter}</Link>
            </li>
          ) : (
            <li key={letter} className="glossary-letter-empty" aria-hidden="true">
              {letter}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
