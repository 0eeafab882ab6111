import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { contentPageQuery, type ContentPage } from '#api/content/content.ts';
import { countWords } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { InShort } from './layout/in-short.tsx';
import { Sections } from './layout/sections.tsx';
import { TextPage } from './layout/text-page.tsx';
import { WaysOn } from './layout/ways-on.tsx';

/** A text page. `children` stand at its end. */
export function ContentScreen({ path, children }: { path: string; children?: ReactNode }) {
  const { data: page } = useSuspenseQuery(contentPageQuery(path));
  return (
    <TextPage head={<Head page={page} />} entries={page.sections} next={page.next} end={children}>
      {page.inShort ? <InShort sentences={page.inShort} /> : null}
      <Sections sections={page.sections} />
    </TextPage>
  );
}

function Head({ page }: { page: ContentPage }) {
  return (
    <>
      <title>{pageTitle(page.title)}</title>
      <Breadcrumb trail={page.breadcrumb.filter(isAbove)} here={page.title} />
      <PageHeading lead={page.description}>{page.title}</PageHeading>
      <p className="text-page-facts">
        Last changed <time dateTime={page.updatedOn}>{longDate(page.updatedOn)}</time>.
        {page.minutes ? ` About ${countWords(page.minutes, 'minute')} to read.` : null}
      </p>
    </>
  );

  function isAbove({ href }: { href: string }) {
    return href !== '/' && href !== page.path;
  }
}

/** The words of a text page below a screen of its own, as long as they can be loaded. */
export function ContentSections({ path }: { path: string }) {
  const { data: page } = useQuery(contentPageQuery(path));
  if (!page) return null;
  return (
    <>
      <Sections sections={page.sections} />
      <WaysOn ways={page.next} />
    </>
  );
}
