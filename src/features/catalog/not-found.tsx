/** Fetched where an address leads nowhere. */
import { pageTitle } from '#commerce/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

import { PopularCategories } from './popular-categories.tsx';
import './browse.css';

/** An address that leads nowhere, and the ways from here. */
export default function NotFound() {
  return (
    <div className="page-width">
      <title>{pageTitle('Page not found')}</title>
      <meta name="robots" content="noindex" />
      <PageHeading lead="This page is not here. It may have moved, or its address was mistyped.">
        Page not found
      </PageHeading>
      <div className="row">
        <a href="#searchkey" className="button" data-tone="main">
          Search the store
        </a>
        <LinkButton to="/site-map">See all pages of the store</LinkButton>
      </div>
      <PopularCategories />
    </div>
  );
}
