import { useSuspenseQuery } from '@tanstack/react-query';

import { contentPageQuery, type ContentPage } from '#api/content/content.ts';

import { Head } from '../content-screen.tsx';
import { InShort } from '../layout/in-short.tsx';
import { Sections } from '../layout/sections.tsx';
import { TextPage } from '../layout/text-page.tsx';
import { CHECK, Check } from './check.tsx';
import { WorkedExample } from './example.tsx';
import { NamedProducts } from './named-products.tsx';
import { Parts } from './parts.tsx';
import { NextOfSeries, nextOf, placeWords, SeriesNav } from './series.tsx';

/** A text page with all that a guide has: parts, examples, a check, products and the next part. */
export function GuideScreen({ path }: { path: string }) {
  const { data: page } = useSuspenseQuery(contentPageQuery(path));
  const { sections, check, parts, productIds } = page;
  // The first page of a guide is its table of contents; others have their chapters at the end.
  const isStart = parts !== undefined && !page.series;
  return (
    <TextPage
      head={<Head page={page} place={placeWords(page)} />}
      lead={isStart ? <Parts parts={parts} /> : null}
      entries={check ? [...sections, CHECK] : sections}
      series={page.series ? <SeriesNav page={page} /> : null}
      beside={productIds ? <NamedProducts ids={productIds} /> : null}
      next={waysOf(page)}
    >
      {page.inShort ? <InShort sentences={page.inShort} /> : null}
      <Sections sections={sections} Example={WorkedExample} />
      {check ? <Check questions={check} /> : null}
      {parts && !isStart ? <Parts parts={parts} /> : null}
      <NextOfSeries page={page} />
    </TextPage>
  );
}

/** The next page of a series has a link of its own. */
function waysOf(page: ContentPage) {
  const next = nextOf(page)?.href;
  return page.next.filter(({ href }) => href !== next);
}
