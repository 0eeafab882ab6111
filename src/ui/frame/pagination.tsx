import { Icon } from '#ui/icon.tsx';
import { useLinkClicks } from '#ui/link-clicks.ts';

import { pagesToShow } from './pages-to-show.ts';
import './pagination.css';

type Pages = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to the pages of a list, from 1; nothing when there is only one page. */
export function Pagination({ page, pages, hrefOf }: Pages) {
  const follow = useLinkClicks();
  if (pages < 2) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears the clicks of the links inside, which the keyboard makes too
    <nav className="pagination" aria-label="Pages" onClick={follow}>
      <ul className="pagination-list">
        {page > 1 ? (
          <li>
            <a href={hrefOf(page - 1)} rel="prev">
              <Icon name="chevron-left" />
              Previous
            </a>
          </li>
        ) : null}
        {pagesToShow(page, pages).map((shown, index) => (
          <li key={shown ?? `gap ${index}`}>
            {shown === undefined ? (
              <span className="pagination-gap">…</span>
            ) : (
              <a href={hrefOf(shown)} aria-current={shown === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {shown}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              Next
              <Icon name="chevron-right" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
