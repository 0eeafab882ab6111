import { useLocation } from 'react-router';

import { EmptyShelf } from '../empty-shelf.tsx';
import { categoryAt } from '../load-category.ts';
import { ALL_GIFTS } from './gift-pages.ts';

/** The words of a page without gifts. */
export function NoGifts() {
  const isAll = categoryAt(useLocation().pathname) === ALL_GIFTS;
  const way = isAll
    ? { href: '/jewelry', label: 'All jewelry' }
    : { href: `/${ALL_GIFTS}`, label: 'All gifts' };
  return <EmptyShelf says="No gifts of this kind are on our shelves at the moment." way={way} />;
}
