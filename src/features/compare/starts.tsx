import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { ProductCard } from '#api/catalog/product-card.ts';

import { compareSearch } from './compare-place.ts';
import { STARTS, startQuery } from './compare-queries.ts';

/** Pixels of a picture; pictures are square. */
const ART = 72;

/** Comparisons to begin with: of each list the two products that are bought most. */
export function Starts() {
  const answers = useQueries({ queries: STARTS.map(({ category }) => startQuery(category)) });
  const pairs = answers.map(({ data }) => data ?? []);
  if (pairs.every(({ length }) => length < 2)) return null;
  return (
    <section className="section" aria-labelledby="starts">
      <h2 id="starts">Or begin with what is bought most</h2>
      <ul className="compare-starts">
        {STARTS.map(({ label }, at) => (
          <Start key={label} label={label} pair={pairs[at] ?? []} />
        ))}
      </ul>
    </section>
  );
}

function Start({ label, pair }: { label: string; pair: readonly ProductCard[] }) {
  const [one, other] = pair;
  if (!one || !other) return null;
  const ids = pair.map(({ id }) => id);
  return (
    <li>
      <span className="compare-start-art">
        {pair.map(({ id, image }) => (
          <img key={id} src={image} alt="" width={ART} height={ART} />
        ))}
      </span>
      <span>
        <span className="muted">{label}</span>
        <Link to={`/compare${compareSearch({ ids, typed: '1', onlyDiffering: false })}`}>
          {one.name} and {other.name}
        </Link>
      </span>
    </li>
  );
}
