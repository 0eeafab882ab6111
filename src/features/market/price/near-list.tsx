import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { nearSpotQuery, type NearProduct } from '#api/spot/near-spot.ts';
import type { SpotMetal } from '#api/spot/spot.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { formatPremium } from '#commerce/words/premium-words.ts';

import './near-list.css';

/** Pixels of a picture; pictures are square. */
const ART = 240;

/** As many as stand in a row. */
const SHOWN = 4;

/** The products of a metal that cost the least over spot. */
export function NearList({ metal, headingId }: { metal: SpotMetal; headingId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(nearSpotQuery(metal));
  if (data) {
    if (data.length === 0) return <p>No {metal} is sold close to spot right now.</p>;
    return (
      <ul className="near-list">
        {data.slice(0, SHOWN).map((product) => (
          <NearCard key={product.id} product={product} />
        ))}
      </ul>
    );
  }
  if (!isError) return <p className="near-list-loading">Loading …</p>;
  return (
    <FailedPart
      says="The products closest to spot could not be loaded."
      toDo="to load the products closest to spot"
      pending={isFetching}
      headingId={headingId}
      retry={refetch}
    />
  );
}

/** The picture is part of the name's link, so it needs no alternative text. */
function NearCard({ product }: { product: NearProduct }) {
  const { name, href, image, cash, card, premium } = product;
  return (
    <li className="near-card">
      <img src={image} alt="" width={ART} height={ART} loading="lazy" decoding="async" />
      <h3>
        <Link to={href}>{name}</Link>
      </h3>
      <dl className="figures">
        <div>
          <dt>By check</dt>
          <dd>
            <b>{formatMoney(cash)}</b>
          </dd>
        </div>
        <div>
          <dt>By card</dt>
          <dd>{formatMoney(card)}</dd>
        </div>
      </dl>
      {premium ? <p className="figures">{formatPremium(premium, ' an ounce')}</p> : null}
    </li>
  );
}
