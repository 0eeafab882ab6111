import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { todaysPricesQuery } from '#api/catalog/deals.ts';
import { cardHref } from '#api/catalog/product-card.ts';
import { listWords } from '#commerce/format/list.ts';

import type { Asked } from './compare-place.ts';

/** What an address names that is not compared, and why. */
export function LeftOut({ asked, gone }: { asked: Asked; gone: readonly number[] }) {
  const { beyond, unread } = asked;
  const [isOne, numbers] = [gone.length === 1, listWords(gone.map(String))];
  if (beyond.length + unread.length + gone.length === 0) return null;
  return (
    <div className="compare-left-out">
      {beyond.length > 0 ? <Beyond ids={beyond} /> : null}
      {gone.length > 0 ? (
        <p>
          {isOne
            ? `Product ${numbers} is not in our catalog any more, so it is left out.`
            : `Products ${numbers} are not in our catalog any more, so they are left out.`}
        </p>
      ) : null}
      {unread.length > 0 ? (
        <p>{`${listWords(unread.map((text) => `“${text}”`))}: no number of a product, so left out.`}</p>
      ) : null}
    </div>
  );
}

/** The names are asked for by the loader; without them the numbers stand for them. */
function Beyond({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(todaysPricesQuery(ids));
  return (
    <p>
      Four products are compared at most. Left out:{' '}
      {ids.map((id, at) => {
        const product = data?.find((one) => one.id === id);
        return (
          <span key={id}>
            {at > 0 ? ', ' : null}
            {product ? <Link to={cardHref(product)}>{product.name}</Link> : `number ${id}`}
          </span>
        );
      })}
      .
    </p>
  );
}
