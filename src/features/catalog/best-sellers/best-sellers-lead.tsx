import { Link, useLocation, useSearchParams } from 'react-router';

import { categoryAt } from '../load-category.ts';
import { bestSellerPages, bestSellersHref, readPeriod } from './best-seller-pages.ts';
import { Ranking } from './ranking.tsx';
import './best-sellers.css';

/** Leads into best sellers: the other shelves, and the first places with their ranks. */
export function BestSellersLead() {
  const here = categoryAt(useLocation().pathname);
  const [search] = useSearchParams();
  const period = readPeriod(search);
  return (
    <>
      <nav aria-label="Best sellers by metal">
        <ul className="best-seller-links">
          {bestSellerPages.map(({ category, label }) => (
            <li key={category}>
              <Link
                to={bestSellersHref(category, period)}
                aria-current={category === here ? 'page' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Ranking category={here} period={period} />
    </>
  );
}
