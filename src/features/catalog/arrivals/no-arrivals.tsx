import { Link, useLocation } from 'react-router';

import { categoryAt } from '../load-category.ts';
import { PopularCategories } from '../popular-categories.tsx';
import { arrivalPages } from './arrival-pages.ts';

/** The words of a shelf on which nothing is new, and ways on. */
export function NoArrivals() {
  const here = categoryAt(useLocation().pathname);
  const shelf = arrivalPages.find(({ category }) => category === here);
  return (
    <>
      <div className="stack browse-note">
        <p>Nothing new has come in during the last 90 days.</p>
        {shelf ? (
          <p className="arrival-way">
            <Link to={shelf.all}>All {shelf.label.toLowerCase()}, the most bought first</Link>
          </p>
        ) : null}
      </div>
      <PopularCategories />
    </>
  );
}
