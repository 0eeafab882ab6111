import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { contentPageQuery, type ContentPage } from '#api/content/content.ts';
import { countWords } from '#commerce/format/count.ts';
import { longDate } from '#commerce/format/date.ts';
import { WaysOn } from '#commerce/page/ways-on.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { crumbsOf } from './crumbs-of.ts';
import { InShort } from './layout/in-short.tsx';
import { Questions } from './layout/questions.tsx';
import { Sections } from './layout/sections.tsx';
import { TextPage } from './layout/text-page.tsx';

type ScreenProps = {
  path: string;
  /** Above the text. */
  before?: ReactNode;
  /** At the end of the page. */
  children?: ReactNode;
};

/** A text page. */
export function ContentScreen({ path, before, children }: ScreenProps) {
  const { data: page } = useSuspenseQuery(contentPageQuery(path));
  return (
    <TextPage head={<Head page={page} />} entries={entriesOf(page)} next={page.next} end={children}>
      {before}
      {page.inShort ? <InShort sentences={page.inShort} /> : null}
      <Sections sections={page.sections} />
      {page.questions ? <Questions questions={page.questions} /> : null}
    </TextPage>
  );
}

/** What its contents lead to. */
function entriesOf({ sections, questions }: ContentPage) {
  return questions ? [...sections, { id: 'questions_', heading: 'Asked most' }] : sections;
}

/** The head of a text page; `place` says where it stands among others. */
export function Head({ page, place }: { page: ContentPage; place?: string | undefined }) {
  return (
    <>
      <Breadcrumb {...crumbsOf(page)} />
      <PageHeading lead={page.description}>{page.title}</PageHeading>
      <p className="text-page-facts">
        {place ? `${place}. ` : ''}
        Last changed <time dateTime={page.updatedOn}>{longDate(page.updatedOn)}</time>.
        {page.minutes ? ` About ${countWords(page.minutes, 'minute')} to read.` : null}
      </p>
    </>
  );
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
