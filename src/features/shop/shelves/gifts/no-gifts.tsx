import { useLocation } from 'react-router';

import { categoryPath } from '#lib/category-path.ts';

import { EmptyShelf } from '../../list/empty-shelf.tsx';
import { ALL_GIFTS } from './gift-pages.ts';

/** The words of a page without gifts. */
export function NoGifts() {
  const isAll = categoryPath(useLocation().pathname) === ALL_GIFTS;
  const way = isAll
    ? { href: '/jewelry', label: 'All jewelry' }
    : { href: `/${ALL_GIFTS}`, label: 'All gifts' };
  return <EmptyShelf says="No gifts of this kind are on our shelves at the moment." way={way} />;
}
