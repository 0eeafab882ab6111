import { useLocation } from 'react-router';

import { categoryPath } from '#lib/category-path.ts';

import { EmptyShelf } from '../../list/empty-shelf.tsx';
import { arrivalPages } from './arrival-pages.ts';

/** The words of a shelf on which nothing is new. */
export function NoArrivals() {
  const here = categoryPath(useLocation().pathname);
  const shelf = arrivalPages.find(({ category }) => category === here);
  const way = shelf && {
    href: shelf.all,
    label: `All ${shelf.label.toLowerCase()}, the most bought first`,
  };
  return <EmptyShelf says="Nothing new has come in during the last 90 days." way={way} />;
}
