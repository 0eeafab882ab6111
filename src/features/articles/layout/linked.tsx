import { Link } from 'react-router';

import { Term } from '../glossary/term.tsx';
import type { Piece } from './linked-text.ts';

/** Words of a text with their links; a word of the glossary also shows its meaning. */
export function Linked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { text, href } = piece;
    return href.startsWith('/glossary#') ? (
      <Term key={text} href={href}>
        {text}
      </Term>
    ) : (
      <Link key={text} to={href}>
        {text}
      </Link>
    );
  });
}
