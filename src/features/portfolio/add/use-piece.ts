import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { productQuery } from '#api/catalog/product.ts';
import type { Fields } from '#commerce/form/answer.ts';

import type { AddAnswer } from './add-holding-action.server.ts';
import { ownPiece } from './holding-fields.ts';
import { keepPiece, keptPiece, type Chosen, type TypedPiece } from './kept-piece.ts';
import { pieceOf, type Piece } from './piece.ts';

/**
 * The piece of the form, kept in this tab until it is saved. It begins with that of an answer
 * without JavaScript, with that of the address, or with what the tab has kept.
 */
export function usePiece(
  customerId: string,
  chosen: Chosen | undefined,
  drawn: AddAnswer | undefined,
) {
  const [isBack, setIsBack] = useState(false);
  const [piece, setPiece] = useState(() => pieceAtFirst(chosen, drawn));
  const isNew = !drawn && !chosen;
  // Reads the tab's storage.
  useEffect(() => {
    const kept = isNew ? keptPiece(customerId) : undefined;
    if (!kept?.text) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what the tab keeps
    setPiece(kept);
    setIsBack(true);
  }, [isNew, customerId]);

  function change(next: TypedPiece) {
    setPiece(next);
    keepPiece(customerId, next);
  }
  return { piece, setPiece, change, isBack };
}

function pieceAtFirst(chosen: Chosen | undefined, drawn: AddAnswer | undefined): TypedPiece {
  const { name = '', product } = drawn?.values ?? {};
  if (product) return { text: name, chosen: { id: Number(product), name } };
  return drawn || !chosen ? { text: name } : { text: chosen.name, chosen };
}

/** What the portfolio would count, if the fields of the piece are right. */
export function useCounted({ chosen, text }: TypedPiece, typed: Fields): Piece | undefined {
  const query = productQuery(chosen?.id ?? 0);
  const { data: product } = useQuery({ ...query, enabled: chosen !== undefined });
  if (chosen) return product && pieceOf(product);
  if (typed('source') === 'bold') return undefined;
  return ownPiece((name) => (name === 'name' ? text : typed(name)));
}
