import { Link } from 'react-router';

import type { Piece } from './linked-text.ts';

/** Words of a text with their links. */
export function Linked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={piece.text} to={piece.href}>
        {piece.text}
      </Link>
    ),
  );
}
