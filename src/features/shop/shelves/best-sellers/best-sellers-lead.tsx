import { useLocation, useSearchParams } from 'react-router';

import { categoryPath } from '#lib/category-path.ts';

import { ShelfLinks } from '../../list/shelf-links.tsx';
import { bestSellerPages, bestSellersHref, readPeriod } from '../../best-seller-pages.ts';
import { Ranking } from './ranking.tsx';
import './ranking.css';

/** Leads into best sellers: the other shelves, and the first places with their ranks. */
export function BestSellersLead() {
  const here = categoryPath(useLocation().pathname);
  const [search] = useSearchParams();
  const period = readPeriod(search);
  const links = bestSellerPages.map(({ category, label }) => ({
    href: bestSellersHref(category, period),
    label,
    current: category === here ? ('page' as const) : undefined,
  }));
  return (
    <>
      <ShelfLinks label="Best sellers by metal" links={links} />
      <Ranking category={here} period={period} />
    </>
  );
}
