import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { contentPageQuery } from '#api/content/content.ts';
import { longDate } from '#commerce/format/date.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { Check } from './guide/check.tsx';
import { NamedProducts } from './guide/named-products.tsx';
import { Parts } from './guide/parts.tsx';
import { NextOfSeries, placeWords, SeriesNav } from './guide/series.tsx';
import { Sections } from './layout/sections.tsx';

/** A text page, with breadcrumbs above and the date of the last change below. */
export function ContentScreen({ path }: { path: string }) {
  const { data: page } = useSuspenseQuery(contentPageQuery(path));
  return (
    <div className="page-width stack">
      <title>{pageTitle(page.title)}</title>
      <Breadcrumb trail={page.breadcrumb.filter(isAbove)} here={page.title} />
      {placeWords(page) ? <p className="muted">{placeWords(page)}</p> : null}
      <PageHeading lead={page.description}>{page.title}</PageHeading>
      {page.parts ? <Parts parts={page.parts} /> : null}
      <Sections sections={page.sections} />
      {page.check ? <Check questions={page.check} /> : null}
      {page.productIds ? <NamedProducts ids={page.productIds} /> : null}
      <SeriesNav page={page} />
      <NextOfSeries page={page} />
      <p className="muted">
        Last changed <time dateTime={page.updatedOn}>{longDate(page.updatedOn)}</time>
      </p>
    </div>
  );

  function isAbove({ href }: { href: string }) {
    return href !== '/' && href !== path;
  }
}

/** The sections of a text page below a screen of its own, as long as they can be loaded. */
export function ContentSections({ path }: { path: string }) {
  const { data: page } = useQuery(contentPageQuery(path));
  return page ? <Sections sections={page.sections} /> : null;
}
