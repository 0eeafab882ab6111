import { Link } from 'react-router';

import { PopularCategories } from './popular-categories.tsx';
import './empty-shelf.css';

type Way = { href: string; label: string };

/** The words of a page without products, and ways on: the next best first. */
export function EmptyShelf({ says, way }: { says: string; way: Way | undefined }) {
  return (
    <>
      <div className="stack browse-note">
        <p>{says}</p>
        {way ? (
          <p className="empty-shelf-way">
            <Link to={way.href}>{way.label}</Link>
          </p>
        ) : null}
      </div>
      <PopularCategories />
    </>
  );
}
