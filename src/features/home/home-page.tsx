import type { ReactNode } from 'react';

import { Part } from '#commerce/page/part.tsx';

import { Opening } from './opening.tsx';
import { ProductStrip } from './product-strip.tsx';
import { Promises } from './promises.tsx';
import type { Showcase } from './showcase/load-showcase.ts';
import { NearShowcase } from './showcase/near-showcase.tsx';
import { strips, type Strip } from './strips.ts';
import { WaysIn } from './ways-in.tsx';

type Props = { showcase: Showcase; picks: ReactNode; children: ReactNode };

/** The home page. `children` are the reviews, `picks` the personal recommendations. */
export function HomePage({ showcase, picks, children }: Props) {
  const { slides, ads } = showcase;
  return (
    <>
      {import.meta.env.SSR ? <SearchFromBrowser /> : null}
      <Opening hasSlides={slides.length > 0} />
      {slides.length + ads.length > 0 ? <NearShowcase slides={slides} ads={ads} /> : null}
      <div className="page-width">
        {strips.map((strip: Strip) => (
          <Part key={strip.id} name={strip.title} headingId={strip.id}>
            <ProductStrip strip={strip} />
          </Part>
        ))}
        {picks}
        <WaysIn />
        <Promises />
        {children}
      </div>
    </>
  );
}

/** Lets a browser search the store from its own field; it looks for that on the first page alone. */
function SearchFromBrowser() {
  return <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" />;
}
