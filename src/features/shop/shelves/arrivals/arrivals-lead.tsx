import { useLocation } from 'react-router';

import { categoryPath } from '#lib/category-path.ts';

import { ShelfLinks } from '../../list/shelf-links.tsx';
import { arrivalPages } from './arrival-pages.ts';

/** Leads to what is new on the other shelves. */
export function ArrivalsLead() {
  const here = categoryPath(useLocation().pathname);
  const links = arrivalPages.map(({ category, label }) => ({
    href: `/${category}`,
    label,
    current: category === here ? ('page' as const) : undefined,
  }));
  return (
    <div className="arrivals-lead">
      <ShelfLinks label="New arrivals by metal" links={links} />
    </div>
  );
}
