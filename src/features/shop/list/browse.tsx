import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useNavigationType } from 'react-router';

import { countWords } from '#commerce/format/count.ts';
import { ProductGrid, type ProductGridProps } from '#commerce/product/product-card.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';

import { CompareButton } from '../compare/compare-button.tsx';
import { ActiveFilters } from '../filter/active-filters.tsx';
import { Filters } from '../filter/filters.tsx';
import { SortField } from '../filter/sort-field.tsx';
import { writePeriod } from '../best-seller-pages.ts';
import { unreadWords } from '../place-words.ts';
import { writePlace, type Place } from '../place.ts';
import { CouldNotLoad } from './could-not-load.tsx';
import { RulerLegend } from './ruler-legend.tsx';
import { useListingNews } from './use-listing-news.ts';
import type { Browsing } from './use-listing.ts';
import './browse.css';

/** The number of cards above the fold on a large screen. */
const SOON = 4;

/** Bundled on the server, so that the page is complete without JavaScript. */
const EmptyList = import.meta.env.SSR
  ? (await import('./empty-list.tsx')).default
  : lazy(() => import('./empty-list.tsx'));

/** What one kind of page shows in its own way. */
export type OwnParts = {
  /** Products otherwise than in one grid. */
  List?: ComponentType<ProductGridProps>;
  /** The words of a list without products that nothing narrows. */
  Nothing?: ComponentType;
};

type BrowseProps = OwnParts & { browsing: Browsing; keyword?: string };

/** A list of products with its filters. While the next list loads, the old products stay. */
export function Browse({ browsing, keyword, List = ProductGrid, Nothing }: BrowseProps) {
  const { place, unread, preset, listing, status, retry } = browsing;
  const problem = unreadWords(unread);
  useListingNews(browsing, problem);
  const heading = useHeadingOfPage(place.page);
  const ownParams = { ...(keyword && { searchkey: keyword }), ...writePeriod(preset) };
  const hrefOf = (to: Place) => `?${writePlace(to, ownParams)}`;
  if (!listing) return <CouldNotLoad pending={status === 'pending'} retry={retry} />;
  const pages = Math.ceil(listing.total / listing.size);
  return (
    <div className="browse">
      <div className="browse-bar">
        <Filters place={place} listing={listing} ownParams={ownParams} />
        <div className="browse-head">
          <div className="browse-count">
            <h2 id="results" tabIndex={-1} ref={heading}>
              {countWords(listing.total, 'product')}
            </h2>
            <p className="muted">
              {status === 'pending'
                ? 'Updating…'
                : listing.page > 1
                  ? `Page ${listing.page} of ${pages}`
                  : null}
            </p>
          </div>
          <RulerLegend products={listing.products} />
          <SortField
            chosen={place.sort}
            usual={keyword ? 'Best match' : 'Featured'}
            preset={preset?.sort}
          />
          <CompareButton products={listing.products} />
        </div>
      </div>
      <section className="browse-results" aria-busy={status === 'pending'}>
        {problem ? <p className="browse-unread">{problem}</p> : null}
        <ActiveFilters place={place} facets={listing.facets} hrefOf={hrefOf} />
        {status === 'failed' ? (
          <CouldNotLoad pending={false} retry={retry} />
        ) : listing.products.length > 0 ? (
          <List products={listing.products} soon={SOON} />
        ) : (
          <Suspense>
            <EmptyList {...{ listing, place, hrefOf, keyword, Nothing }} />
          </Suspense>
        )}
        {status === 'failed' ? null : (
          <Pagination
            page={Math.min(listing.page, pages)}
            pages={pages}
            hrefOf={(page) => hrefOf({ ...place, page })}
          />
        )}
      </section>
    </div>
  );
}

/** The heading above the products; it gets the focus after a pager link. */
function useHeadingOfPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const type = useNavigationType();
  const shown = useRef(page);
  // Synchronizes the browser's focus: the router scrolls to the top, and the pager is below.
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const isFilter = document.activeElement?.closest('form') !== null;
    if (type !== 'POP' && !isFilter) heading.current?.focus({ preventScroll: true });
  }, [page, type]);
  return heading;
}
