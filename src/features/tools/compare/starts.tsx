import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { focusWhenThere } from '#ui/focus-when-there.ts';

import { compareSearch } from './compare-place.ts';
import { STARTS, startQuery } from './compare-queries.ts';

/** Pixels of a picture; pictures are square. */
const ART = 72;

/** Comparisons to begin with: of each list the two products that are bought most. */
export function Starts() {
  return (
    <section className="section">
      <h2>Or begin with what is bought most</h2>
      <ul className="compare-starts">
        {STARTS.map((start) => (
          <Start key={start.label} {...start} />
        ))}
      </ul>
    </section>
  );
}

/** Without its products the link leads to the list, where they can be chosen. */
function Start({ label, category }: (typeof STARTS)[number]) {
  const { data: pair = [] } = useQuery(startQuery(category));
  const ids = pair.map(({ id }) => id);
  const [one, other] = pair;
  return (
    <li>
      <span className="compare-start-art">
        {pair.map(({ id, image }) => (
          <img key={id} src={image} alt="" width={ART} height={ART} />
        ))}
      </span>
      {one && other ? (
        <span>
          <span className="muted">{label}</span>
          <Link
            to={`/compare${compareSearch({ ids, typed: '1', onlyDiffering: false })}`}
            onClick={focusComparison}
          >
            {one.name} and {other.name}
          </Link>
        </span>
      ) : (
        <Link to={`/${category}`}>{label}</Link>
      )}
    </li>
  );
}

/** The link goes when the comparison comes. */
function focusComparison() {
  void focusWhenThere(() =>
    document.querySelector('.compare-starts')
      ? null
      : document.querySelector<HTMLElement>('main h1'),
  );
}
