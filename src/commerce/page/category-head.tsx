import type { ReactNode } from 'react';

import type { Listing } from '#api/catalog/listing-model.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { pageTitle } from './titles.ts';

type CategoryHeadProps = {
  words: NonNullable<Listing['category']>;
  /** What of the category the page shows, for its title: "Page 2". */
  part?: string | undefined;
  /** More of the head of the document. */
  children?: ReactNode;
};

/** The title, description, breadcrumb and heading of a category's page. */
export function CategoryHead({ words, part, children }: CategoryHeadProps) {
  const { seo, trail, title, description } = words;
  return (
    <>
      <title>{pageTitle(seo.title, ...(part ? [part] : []))}</title>
      <meta name="description" content={seo.description} />
      {children}
      <Breadcrumb trail={trail} here={title} />
      <PageHeading lead={description} describes={false}>
        {title}
      </PageHeading>
    </>
  );
}
