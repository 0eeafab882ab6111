import type { ReactNode } from 'react';

import { Part } from '#commerce/page/part.tsx';

import { Opening } from './opening.tsx';
import { ProductStrip } from './product-strip.tsx';
import { Promises } from './promises.tsx';
import { strips, type Strip } from './strips.ts';
import { WaysIn } from './ways-in.tsx';

/** The home page. `children` are the reviews, `picks` the personal recommendations. */
export function HomePage({ picks, children }: { picks: ReactNode; children: ReactNode }) {
  return (
    <>
      <Opening />
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
