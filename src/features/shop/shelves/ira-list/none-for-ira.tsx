import { useLocation } from 'react-router';

import { categoryPath } from '#lib/category-path.ts';

import { EmptyShelf } from '../../list/empty-shelf.tsx';
import { iraListPages } from './ira-list-pages.ts';

/** The words of a list without metal for an IRA. The links above lead to the other metals. */
export function NoneForIra() {
  const here = categoryPath(useLocation().pathname);
  const metal = iraListPages.find(({ category }) => category === here)?.label.toLowerCase();
  return (
    <EmptyShelf
      says={`No ${metal ?? 'metal'} for an IRA is on our shelves at the moment.`}
      way={metal ? { href: `/${metal}-bullion`, label: `All ${metal}` } : undefined}
    />
  );
}
