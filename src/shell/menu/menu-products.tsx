import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';

import type { Piece } from '#api/catalog/piece.ts';
import { piecesQuery } from '#api/catalog/pieces.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { formatPremium } from '#commerce/words/premium-words.ts';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import './menu-products.css';

/** Pixels of a picture. */
const ART = 72;

/** A list of products in the server's menu, and whether its sheet is open. */
export type MenuProductsProps = { list: Element; isOpen: boolean };

/**
 * Pictures and prices of the most bought products. Without an answer the names and links stay as they
 * are, and the room is held.
 */
export function MenuProducts({ list, isOpen }: MenuProductsProps) {
  const [items] = useState(() => readItems(list));
  const ids = items.map(({ id }) => id);
  const { data: pieces = [] } = useQuery({ ...piecesQuery(ids), enabled: isOpen });
  return items.map(({ id, item }) => {
    const piece = pieces.find((each) => each.id === id);
    return piece ? createPortal(<Facts piece={piece} />, item, id) : null;
  });
}

/** The products of a list, by the ids in their addresses. */
function readItems(list: Element): { id: number; item: Element }[] {
  return [...list.children].map((item) => {
    const path = item.querySelector('a')?.pathname ?? '';
    return { id: Number(path.split('/')[2]), item };
  });
}

function Facts({ piece: { image, cash, card, premium, ounces } }: { piece: Piece }) {
  return (
    <>
      <img src={image} alt="" width={ART} height={ART} />
      <p className="figures">
        <b>{formatMoney(cash)}</b> <VisuallyHidden>by </VisuallyHidden>check,{' '}
        <span>{formatMoney(card)}</span> <VisuallyHidden>by </VisuallyHidden>card
        {premium ? (
          <>
            <br />
            {formatPremium({ ...premium, cents: Math.round(premium.cents * ounces) })}
          </>
        ) : null}
      </p>
    </>
  );
}
