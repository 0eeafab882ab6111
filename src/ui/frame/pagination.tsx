import { Link } from 'react-router';

import { Icon } from '#ui/icon.tsx';

import { pagesToShow } from './pages-to-show.ts';
import './pagination.css';

type Pages = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the pages of a list, from 1; nothing when there is only one page. */
export function Pagination({ page, pages, hrefOf }: Pages) {
  if (pages < 2) return null;
  return (
    <nav className="pagination" aria-label="Pages">
      <ul className="pagination-list">
        {page > 1 ? (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev">
              <Icon name="chevron-left" />
              Previous
            </Link>
          </li>
        ) : null}
        {pagesToShow(page, pages).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === undefined ? (
              <span className="pagination-gap">…</span>
            ) : (
              <Link to={hrefOf(shown)} aria-current={shown === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {shown}
              </Link>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link to={hrefOf(page + 1)} rel="next">
              Next
              <Icon name="chevron-right" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
