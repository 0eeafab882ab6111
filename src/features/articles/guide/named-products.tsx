import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';

import type { Piece } from '#api/catalog/piece.ts';
import { piecesQuery } from '#api/catalog/pieces.ts';
import { formatPrice } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { formatPremium } from '#commerce/words/premium-words.ts';

import './named-products.css';

/** Pixels of a picture; pictures are square. */
const ART = 72;

/** The products that a text names, with their prices of now. */
export function NamedProducts({
  ids,
  heading = 'Named in this part',
}: {
  ids: readonly number[];
  heading?: string;
}) {
  const id = useId();
  const query = useQuery(piecesQuery(ids));
  if (query.data?.length === 0) return null;
  return (
    <section className="named-products">
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {query.data ? (
        <ul>
          {query.data.map((piece) => (
            <Named key={piece.id} piece={piece} />
          ))}
        </ul>
      ) : (
        <FailedPart
          says="These products could not be loaded."
          toDo="to load the products named here"
          pending={query.isFetching}
          headingId={id}
          retry={query.refetch}
        />
      )}
    </section>
  );
}

function Named({ piece }: { piece: Piece }) {
  const { name, href, image, cash, premium } = piece;
  return (
    <li>
      <img src={image} alt="" width={ART} height={ART} loading="lazy" />
      <div>
        <Link to={href}>{name}</Link>
        <p className="figures">
          <b>{formatPrice(cash)}</b> by check.{' '}
          {premium ? `${formatPremium(premium, ' an ounce')}.` : null}
        </p>
      </div>
    </li>
  );
}
